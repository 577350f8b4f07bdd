@preconcurrency import GoogleSignIn
import Scenario

/// Signs in with Google: turns its completion into our one async answer.
///
/// - Role: adapter; target is `AuthenticationService`, adaptee is `GoogleAuthenticator`
///   (GoF p. 139).
public struct GoogleAuthenticatorAdapter: AuthenticationService {
  private let authenticator: GoogleAuthenticator

  /// Creates an adapter round Google's authenticator.
  public init(_ authenticator: GoogleAuthenticator) {
    self.authenticator = authenticator
  }

  /// Signs in with Google. Google can't cancel a sign-in, so a cancelled caller waits for it.
  public func logIn(
    email: String, password: String
  ) async throws(AuthenticationError) -> Session {
    let answer = await withCheckedContinuation { continuation in
      authenticator.login(email: email, password: password) { user, error in
        continuation.resume(returning: CompletionAnswer(user, error).session)
      }
    }
    return try answer.get()
  }

  /// Signs out at Google, which doesn't say whether it worked.
  public func logOut(_ session: Session) async {
    authenticator.logout(email: session.user.email)
  }
}
