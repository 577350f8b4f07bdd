/// Signs people in and out.
///
/// - Role: the interface that the client knows, in all five patterns: target (Adapter), subject
///   (Proxy), component (Decorator).
public protocol AuthenticationService: Sendable {
  /// Signs somebody in.
  ///
  /// One call gets one answer. Calls may overlap. A caller who is cancelled may leave a session
  /// open at the server.
  func logIn(email: String, password: String) async throws(AuthenticationError) -> Session

  /// Ends a session. It can't fail for the user: whatever the backend says, they are signed out.
  func logOut(_ session: Session) async
}
