/// The proof of a sign-in, which a backend wants to see with each later request.
///
/// A token is a secret: printing one, in any way, shows `***`. Code that needs the text asks for
/// ``value``. Only the login screen shows it, as in the well-known example.
public struct Token: Hashable, Sendable {
  /// The secret text itself.
  public let value: String

  /// Creates a token from the text that a backend sent.
  public init(value: String) {
    self.value = value
  }
}
