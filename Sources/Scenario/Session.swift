/// A signed-in user, with the token that proves the sign-in.
public struct Session: Hashable, Sendable {
  /// The user who is signed in.
  public let user: User

  /// The token that a backend expects with each later request.
  public let token: Token

  /// Creates a session.
  public init(user: User, token: Token) {
    self.user = user
    self.token = token
  }
}
