// Says: Google's class isn't.
// Fails: stored property 'authenticator' of 'Sendable'-conforming struct 'SignIn' has non-Sendable
import GoogleSignIn

struct SignIn: Sendable {
  let authenticator: GoogleAuthenticator
}
