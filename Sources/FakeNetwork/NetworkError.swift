/// Why a request got no usable answer.
public enum NetworkError: Error, Hashable, Sendable {
  /// The request was lost before an answer arrived.
  case connectionLost

  /// The caller was cancelled.
  case cancelled

  /// The server requires a valid sign-in: status 401.
  case unauthorized

  /// The server answered with a status other than 200.
  case status(Int)

  /// The server's answer couldn't be decoded.
  case unreadable
}
