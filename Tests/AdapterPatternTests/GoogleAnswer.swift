import FakeNetwork
import Scenario
import TestSupport

/// The answers of Google's completion handler: the four combinations of a user and an error, and
/// each error.
enum GoogleAnswer: CaseIterable {
  case user, both, neither
  case wrongPassword, cancelled, quota, noJSON, offline

  /// Makes this the next answer.
  func come(from network: Network) {
    let user = #""user": {"email": "user@example.com", "token": "special-token-value"}"#
    func error(_ code: String) -> String { #""error": {"code": "\#(code)"}"# }
    let body: String
    switch self {
    case .user: body = "{\(user)}"
    case .both: body = "{\(user), \(error("QUOTA"))}"
    case .neither: body = "{}"
    case .wrongPassword: body = "{\(error("INVALID_LOGIN_CREDENTIALS"))}"
    case .cancelled: body = "{\(error("CANCELED"))}"
    case .quota: body = "{\(error("QUOTA"))}"
    case .noJSON: body = "no JSON"
    case .offline: return network.failNext(to: "/google/login")
    }
    network.answerNext(to: "/google/login", with: Response(status: 200, body: body))
  }

  /// The result that our client gets.
  var meaning: Result<Session, AuthenticationError> {
    switch self {
    case .user: .success(.signedIn)
    case .both: .failure(.unreadableAnswer("Google sent a user and an error"))
    case .neither: .failure(.unreadableAnswer("Google sent nothing"))
    case .wrongPassword: .failure(.wrongCredentials)
    case .cancelled: .failure(.cancelled)
    case .quota: .failure(.unavailable("Google failed"))
    case .noJSON: .failure(.unreadableAnswer("Google's answer can't be read"))
    case .offline: .failure(.unavailable("Google can't be reached"))
    }
  }
}
