/// Signs users in and out. The app owns this protocol: no vendor's library knows it.
///
/// - Role: the only sign-in interface that the login screen uses, in all five patterns. Adapters
///   have it as their target. Proxies and decorators share it with the object that they wrap.
public protocol AuthenticationService: Sendable {
  /// Signs a user in.
  ///
  /// Several calls may be in flight, and each gets one answer. If a caller is cancelled, the server
  /// may already have opened a session. That session stays open.
  func logIn(email: String, password: String) async throws(AuthenticationError) -> Session

  /// Ends a session. This can't fail: the user is signed out even if the server doesn't answer.
  func logOut(_ session: Session) async
}
