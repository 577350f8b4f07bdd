@preconcurrency import FacebookLogin
import FakeNetwork
import Locking

/// A delegate that records the results of logins.
final class LoginListener: FacebookLoginManagerDelegate, Sendable {
  enum End: Hashable, Sendable {
    case loggedIn(String, String)
    case notAuthorized
    case offline
    case server(String)
    case cancelled
  }

  private let heard = Locked<[End]>([])
  private let logsInAgain: Bool

  /// Creates a delegate, which may log in again from within its first call.
  init(logsInAgain: Bool = false) {
    self.logsInAgain = logsInAgain
  }

  var ends: [End] {
    heard.withLock(\.self)
  }

  func loginManager(_ manager: FacebookLoginManager, didLogIn email: String, accessToken: String) {
    let count = heard.withLock { heard in
      heard.append(.loggedIn(email, accessToken))
      return heard.count
    }
    if logsInAgain, count == 1 { manager.logIn(email: email, password: "guess") }
  }

  func loginManager(_ manager: FacebookLoginManager, didFailWith error: FacebookLoginError) {
    let end: End =
      switch error {
      case .notAuthorized: .notAuthorized
      case .offline: .offline
      case .server(let message): .server(message)
      }
    heard.withLock { $0.append(end) }
  }

  func loginManagerDidCancel(_ manager: FacebookLoginManager) {
    heard.withLock { $0.append(.cancelled) }
  }
}
