import FacebookLogin
import Locking
import Scenario

/// Receives the result of one Facebook login as a delegate, and maps it to our types.
final class FacebookLoginListener: FacebookLoginManagerDelegate {
  typealias Answer = Result<Session, AuthenticationError>

  private let answer = Promise<Answer>()

  /// Waits for the login's result, which is nil if the waiting task is cancelled.
  func end() async -> Answer? {
    await answer.value()
  }

  func loginManager(
    _ manager: FacebookLoginManager, didLogIn email: String, accessToken: String
  ) {
    answer.fulfil(.success(Session(user: User(email: email), token: Token(value: accessToken))))
  }

  func loginManager(_ manager: FacebookLoginManager, didFailWith error: FacebookLoginError) {
    answer.fulfil(.failure(AuthenticationError(error)))
  }

  func loginManagerDidCancel(_ manager: FacebookLoginManager) {
    answer.fulfil(.failure(.cancelled))
  }
}

extension AuthenticationError {
  fileprivate init(_ error: FacebookLoginError) {
    self =
      switch error {
      case .notAuthorized: .wrongCredentials
      case .offline: .unavailable("Facebook can't be reached")
      case .server(let message): .unavailable("Facebook failed: \(message)")
      }
  }
}
