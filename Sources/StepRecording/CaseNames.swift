import Scenario

extension AuthenticationError {
  /// The name of the case in the code.
  public var caseName: String {
    switch self {
    case .wrongCredentials: "wrongCredentials"
    case .cancelled: "cancelled"
    case .locked: "locked"
    case .unavailable: "unavailable"
    case .unreadableAnswer: "unreadableAnswer"
    }
  }
}

extension SearchError {
  /// The name of the case in the code.
  public var caseName: String {
    switch self {
    case .notSignedIn: "notSignedIn"
    case .cancelled: "cancelled"
    case .unavailable: "unavailable"
    case .unreadableAnswer: "unreadableAnswer"
    case .invalidQuery: "invalidQuery"
    case .peerFailed: "peerFailed"
    }
  }
}
