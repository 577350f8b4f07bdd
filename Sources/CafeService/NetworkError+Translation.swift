import FakeNetwork
import Scenario

extension AuthenticationError {
  /// The sign-in error for a failed request to our own backend.
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
  /// The search error for a failed request to our own backend.
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
