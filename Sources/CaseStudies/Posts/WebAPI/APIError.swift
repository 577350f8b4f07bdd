/// Why there are no bytes.
public enum APIError: Error, Hashable, Sendable {
  /// No server answered, or not in time.
  case unreachable

  /// The server answered with a status that means a failure, such as 404.
  case status(Int)

  /// The caller gave up waiting.
  case cancelled
}
