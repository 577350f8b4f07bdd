/// A user who can sign in. The password isn't stored.
public struct User: Hashable, Sendable {
  /// The e-mail address that the user signs in with.
  public let email: String

  /// Creates a user.
  public init(email: String) {
    self.email = email
  }
}
