/// Somebody who can sign in. A password isn't kept.
public struct User: Hashable, Sendable {
  /// The e-mail address that the user signs in with.
  public let email: String

  /// Creates a user.
  public init(email: String) {
    self.email = email
  }
}
