// Says: works, with @preconcurrency import
// Says: A struct round it compiles when the vendor's module is imported with `@preconcurrency`, and
// then the promise that nothing goes wrong on two threads is yours.
@preconcurrency import GoogleSignIn

struct SignIn: Sendable {
  let authenticator: GoogleAuthenticator
}
