/// A user who is signed in, with the token that proves it.
public struct Session: Hashable, Sendable {
  /// Who is signed in.
  public let user: User

  /// The proof.
  public let token: Token

  /// Creates a session.
  public init(user: User, token: Token) {
    self.user = user
    self.token = token
  }
}
