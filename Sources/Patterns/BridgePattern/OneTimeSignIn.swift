import Scenario

/// Signs in for as long as the app runs.
///
/// - Role: refined abstraction; implementor is `Backend` (GoF p. 154).
public struct OneTimeSignIn: AuthenticationService {
  private let account: Account

  /// Creates a sign-in for an account.
  public init(account: Account) {
    self.account = account
  }

  /// Gets a token from the backend and opens the account's session with it.
  public func logIn(
    email: String, password: String
  ) async throws(AuthenticationError) -> Session {
    let (session, issuer) = try await account.session(email: email, password: password)
    await account.open(session, from: issuer)
    return session
  }

  /// Closes the session, then has the token revoked where it came from. One that isn't open is
  /// revoked nowhere: nobody knows where that would be.
  public func logOut(_ session: Session) async {
    let issuer = await account.close(session)
    await issuer?.revoke(session.token)
  }
}
