/// Why the wire brought no usable answer.
public enum NetworkError: Error, Hashable, Sendable {
  /// The connection broke before an answer came.
  case connectionLost

  /// The caller gave up waiting.
  case cancelled

  /// The server wants a sign-in first, or a better one: status 401.
  case unauthorized

  /// The server answered with another status than 200.
  case status(Int)

  /// The server answered something else than what was asked for.
  case unreadable
}
