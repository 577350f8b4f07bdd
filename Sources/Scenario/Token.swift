/// Proves a sign-in. A backend expects the token with each later request.
///
/// A token is a secret, so printing it always shows `***`. Code that needs the text reads
/// ``value``. Only the login screens show it.
public struct Token: Hashable, Sendable {
  /// The secret text.
  public let value: String

  /// Creates a token from the text that a backend sent.
  public init(value: String) {
    self.value = value
  }
}
