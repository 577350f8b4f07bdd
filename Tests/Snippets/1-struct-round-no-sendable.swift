// Says: works, with @preconcurrency import
// Says: A struct around it compiles when the vendor's module is imported with `@preconcurrency`. Then
// the promise that nothing goes wrong on two threads is yours.
@preconcurrency import GoogleSignIn

struct SignIn: Sendable {
  let authenticator: GoogleAuthenticator
}
