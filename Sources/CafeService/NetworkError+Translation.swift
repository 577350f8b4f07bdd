import FakeNetwork
import Scenario

extension AuthenticationError {
  /// What a failure of the wire means for a sign-in at our own backend.
  public init(_ error: NetworkError) {
    self =
      switch error {
      case .connectionLost: .unavailable("connection lost")
      case .cancelled: .cancelled
      case .unauthorized: .wrongCredentials
      case .status(let status): .unavailable("status \(status)")
      case .unreadable: .unreadableAnswer("the server's answer can't be read")
      }
  }
}

extension SearchError {
  /// What a failure of the wire means for a search at our own backend.
  public init(_ error: NetworkError) {
    self =
      switch error {
      case .connectionLost: .unavailable("connection lost")
      case .cancelled: .cancelled
      case .unauthorized: .notSignedIn
      case .status(let status): .unavailable("status \(status)")
      case .unreadable: .unreadableAnswer("the server's answer can't be read")
      }
  }
}
