// Facebook's class is older than `Sendable`. With `@preconcurrency`, we can still use it.
@preconcurrency import FacebookLogin
import Scenario

/// Lets guests join the coffee club with Facebook.
///
/// - Role: adapter; target is `ClubDesk`, adaptee is `FacebookLoginManager` (GoF p. 139).
struct FacebookClubDesk: ClubDesk {
  private let makeManager: @Sendable () -> FacebookLoginManager

  /// - Parameter makeManager: Makes a new `FacebookLoginManager`. Call it once for each `join`.
  init(makeManager: @escaping @Sendable () -> FacebookLoginManager) {
    self.makeManager = makeManager
  }

  func join(_ guest: Credentials) async throws(JoinError) -> ClubCard {
    let manager = makeManager()
    let listener = JoinListener()
    // The manager has only a weak reference to its delegate. So keep the delegate here.
    defer { withExtendedLifetime(listener) {} }
    manager.delegate = listener
    manager.logIn(email: guest.email, password: guest.password)
    // Facebook may have answered a moment before the call was cancelled.
    for await answer in listener.answers where !Task.isCancelled { return try answer.get() }
    // Only a cancelled call gets here: the stream ends when the task that waits on it is cancelled.
    manager.cancel()
    throw .cancelled
  }
}

/// Receives the result of one login, translates it, and passes it on.
private final class JoinListener: FacebookLoginManagerDelegate {
  /// A stream that delivers one answer, and then ends.
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
  /// Translates Facebook's error.
  fileprivate init(_ error: FacebookLoginError) {
    self =
      switch error {
      case .notAuthorized: .refused
      case .offline: .noConnection
      case .server(let message): .failed(message)
      }
  }
}
