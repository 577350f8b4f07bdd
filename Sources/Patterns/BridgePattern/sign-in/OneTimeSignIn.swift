import Scenario

/// Signs in, and stores no session for the next start of the app.
///
/// - Role: refined abstraction; implementor is `Backend` (GoF p. 154).
public actor OneTimeSignIn: AuthenticationService {
  private let account: Account
  private var issuers: [Session: any Backend] = [:]

  /// Creates a sign-in for an account.
  public init(account: Account) {
    self.account = account
  }

  /// Gets a token from the current backend, and opens a session with it.
  public func logIn(
    email: String, password: String
  ) async throws(AuthenticationError) -> Session {
    let (session, issuer) = try await session(email: email, password: password)
    await open(session, from: issuer)
    return session
  }

  /// Closes the session. Then the backend that issued the token revokes it. If this object didn't
  /// open the session, the issuer is unknown, and the token isn't revoked.
  public func logOut(_ session: Session) async {
    let issuer = await close(session)
    await issuer?.revoke(session.token)
  }

  /// Gets a new session from the current backend, without opening it.
  func session(
    email: String, password: String
  ) async throws(AuthenticationError) -> (Session, issuer: any Backend) {
    let issuer = await account.backend
    let token = try await issuer.token(email: email, password: password)
    return (Session(user: User(email: email), token: token), issuer)
  }

  /// Opens a session that a backend issued.
  func open(_ session: Session, from issuer: any Backend) async {
    issuers[session] = issuer
    await account.open(session)
  }

  /// Closes a session, and returns the backend that issued it.
  @discardableResult
  func close(_ session: Session) async -> (any Backend)? {
    let issuer = issuers.removeValue(forKey: session)
    await account.close(session)
    return issuer
  }
}
