// Facebook wrote its class before `Sendable`. `@preconcurrency` lets us use it all the same.
@preconcurrency import FacebookLogin
import Scenario

/// Lets guests join the coffee club with Facebook.
///
/// - Role: adapter; target is `ClubDesk`, adaptee is `FacebookLoginManager` (GoF p. 139).
struct FacebookClubDesk: ClubDesk {
  private let makeManager: @Sendable () -> FacebookLoginManager

  /// - Parameter makeManager: Makes one of Facebook's managers, as often as it is called.
  init(makeManager: @escaping @Sendable () -> FacebookLoginManager) {
    self.makeManager = makeManager
  }

  func join(_ guest: Credentials) async throws(JoinError) -> ClubCard {
    let manager = makeManager()
    let listener = JoinListener()
    // The manager doesn't keep its delegate. So it is kept here, until the answer is there.
    defer { withExtendedLifetime(listener) {} }
    manager.delegate = listener
    manager.logIn(email: guest.email, password: guest.password)
    // Facebook may have answered a moment before the call was cancelled.
    for await answer in listener.answers where !Task.isCancelled { return try answer.get() }
    // Only a cancelled call comes here: the stream ends when the task that waits on it is cancelled.
    manager.cancel()
    throw .cancelled
  }
}

/// Hears the end of one login, and passes it on in our words.
private final class JoinListener: FacebookLoginManagerDelegate {
  /// One answer, then the end.
  let answers: AsyncStream<Result<ClubCard, JoinError>>
  private let answer: AsyncStream<Result<ClubCard, JoinError>>.Continuation

  init() {
    (answers, answer) = AsyncStream.makeStream()
  }

  func loginManager(
    _ manager: FacebookLoginManager, didLogIn email: String, accessToken: String
  ) {
    guard !email.isEmpty else { return end(.failure(.noEmail)) }
    end(.success(ClubCard(member: email, key: Token(value: accessToken))))
  }

  func loginManager(_ manager: FacebookLoginManager, didFailWith error: FacebookLoginError) {
    end(.failure(JoinError(error)))
  }

  func loginManagerDidCancel(_ manager: FacebookLoginManager) {
    end(.failure(.cancelled))
  }

  private func end(_ answer: Result<ClubCard, JoinError>) {
    self.answer.yield(answer)
    self.answer.finish()
  }
}

extension JoinError {
  /// Facebook's error in our words.
  fileprivate init(_ error: FacebookLoginError) {
    self =
      switch error {
      case .notAuthorized: .refused
      case .offline: .noConnection
      case .server(let message): .failed(message)
      }
  }
}
