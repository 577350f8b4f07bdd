import Scenario

extension AuthenticationError {
  /// The name of the case, as it stands in the code.
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
