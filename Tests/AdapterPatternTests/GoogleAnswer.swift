import FakeNetwork
import Scenario
import TestSupport

/// The four combinations of a user and an error that Google's completion can bring.
enum GoogleAnswer: CaseIterable {
  case user
  case error
  case both
  case neither

  /// What Google's server has to send to bring the combination about.
  var response: Response {
    let user = #""user": {"email": "user@example.com", "token": "special-token-value"}"#
    let error = #""error": {"code": "INVALID_LOGIN_CREDENTIALS"}"#
    return switch self {
    case .user: Response(status: 200, body: "{\(user)}")
    case .error: Response(status: 200, body: "{\(error)}")
    case .both: Response(status: 200, body: "{\(user), \(error)}")
    case .neither: Response(status: 200, body: "{}")
    }
  }

  /// What it means for our client.
  var meaning: Result<Session, AuthenticationError> {
    switch self {
    case .user: .success(.signedIn)
    case .error: .failure(.wrongCredentials)
    case .both: .failure(.unreadableAnswer("Google sent a user and an error"))
    case .neither: .failure(.unreadableAnswer("Google sent nothing"))
    }
  }
}
