import Foundation
import GoogleSignIn
import Scenario

extension CompletionAnswer<GoogleUser> {
  /// Google's answer, mapped to our types: a session, or the reason why there is none.
  var outcome: Result<Session, AuthenticationError> {
    switch self {
    case .value(let user): .success(Session(user))
    case .error(let error): .failure(AuthenticationError(google: error))
    case .both: .failure(.unreadableAnswer("Google sent a user and an error"))
    case .neither: .failure(.unreadableAnswer("Google sent nothing"))
    }
  }
}

extension Session {
  fileprivate init(_ user: GoogleUser) {
    self.init(user: User(email: user.email), token: Token(value: user.token))
  }
}

extension AuthenticationError {
  fileprivate init(google error: any Error) {
    let error = error as NSError
    let isFromGoogle = error.domain == GoogleSignInErrorDomain
    let code = isFromGoogle ? GoogleSignInErrorCode(rawValue: error.code) : nil
    self =
      switch code {
      case .invalidCredentials: .wrongCredentials
      case .canceled: .cancelled
      case .networkUnavailable: .unavailable("Google can't be reached")
      case .malformedResponse: .unreadableAnswer("Google's answer can't be read")
      case .unknown, nil: .unavailable("Google failed")
      }
  }
}
