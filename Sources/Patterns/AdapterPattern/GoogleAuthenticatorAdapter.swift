@preconcurrency import GoogleSignIn
import Scenario

/// Signs in with Google: translates the call of Google's completion handler into an async answer.
///
/// - Role: adapter; target is `AuthenticationService`, adaptee is `GoogleAuthenticator`
///   (GoF p. 139).
public struct GoogleAuthenticatorAdapter: AuthenticationService {
  private let authenticator: GoogleAuthenticator

  /// Wraps Google's authenticator.
  public init(_ authenticator: GoogleAuthenticator) {
    self.authenticator = authenticator
  }

  /// Signs in with Google. Google's library offers no way to stop a sign-in, so even a cancelled
  /// caller waits for the answer.
  public func logIn(
    email: String, password: String
  ) async throws(AuthenticationError) -> Session {
    // Google calls the closure with two optionals. `CompletionAnswer` sorts them into four cases.
    // `outcome` maps a case to a session or an error, and `resume` makes the `await` return it.
    let answer = await withCheckedContinuation { continuation in
      authenticator.login(email: email, password: password) { user, error in
        continuation.resume(returning: CompletionAnswer(user, error).outcome)
      }
    }
    return try answer.get()
  }

  /// Signs out at Google, which doesn't report any result.
  public func logOut(_ session: Session) async {
    authenticator.logout(email: session.user.email)
  }
}
