import FacebookLogin
import Scenario

/// Hears the end of one Facebook login, and passes it on in our words.
final class FacebookLoginListener: FacebookLoginManagerDelegate {
  typealias Answer = Result<Session, AuthenticationError>

  /// One answer, then the end.
  let answers: AsyncStream<Answer>
  private let answer: AsyncStream<Answer>.Continuation

  init() {
    (answers, answer) = AsyncStream.makeStream()
  }

  func loginManager(
    _ manager: FacebookLoginManager, didLogIn email: String, accessToken: String
  ) {
    end(.success(Session(user: User(email: email), token: Token(value: accessToken))))
  }

  func loginManager(_ manager: FacebookLoginManager, didFailWith error: FacebookLoginError) {
    end(.failure(AuthenticationError(error)))
  }

  func loginManagerDidCancel(_ manager: FacebookLoginManager) {
    end(.failure(.cancelled))
  }

  private func end(_ answer: Answer) {
    self.answer.yield(answer)
    self.answer.finish()
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
