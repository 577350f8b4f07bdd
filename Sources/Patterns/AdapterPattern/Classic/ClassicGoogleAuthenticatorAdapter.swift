import GoogleSignIn
import Scenario

/// Signs in with Google. Google calls a completion handler with two optionals. The adapter
/// translates them, and calls one of two closures.
///
/// - Role: adapter; target is ``ClassicAuthenticationService``, adaptee is
///   `GoogleAuthenticator` (GoF p. 139).
public struct ClassicGoogleAuthenticatorAdapter: ClassicAuthenticationService {
  private let authenticator: GoogleAuthenticator

  /// Wraps Google's authenticator.
  public init(_ authenticator: GoogleAuthenticator) {
    self.authenticator = authenticator
  }

  /// Signs in with Google.
  public func logIn(
    email: String,
    password: String,
    success: @escaping @Sendable (User, Token) -> Void,
    failure: @escaping @Sendable (AuthenticationError) -> Void
  ) {
    authenticator.login(email: email, password: password) { user, error in
      switch CompletionAnswer(user, error).outcome {
      case .success(let session): success(session.user, session.token)
      case .failure(let error): failure(error)
      }
    }
  }
}
