/// Signs users in and out.
///
/// - Role: the only interface that the login screen knows, whichever pattern is behind it. It is
///   the target of the adapter, and what proxies and decorators have in common with the object that
///   they wrap.
public protocol AuthenticationService: Sendable {
  /// Signs a user in.
  ///
  /// Each call gets one answer. Several calls may be in flight. When a caller is cancelled, the
  /// server may have opened a session already, which then stays open.
  func logIn(email: String, password: String) async throws(AuthenticationError) -> Session

  /// Ends a session. It can't fail: the user is signed out, whatever the server answers.
  func logOut(_ session: Session) async
}
