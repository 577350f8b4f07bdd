import Scenario

/// Signs in and remembers it: who comes back is signed in without a password.
///
/// - Role: refined abstraction, with an operation more; implementor is `Backend` (GoF p. 154).
public struct RememberedSignIn: AuthenticationService {
  private let account: Account
  private let memory: SessionMemory
  private let signIn: OneTimeSignIn

  /// Creates a sign-in for an account.
  ///
  /// - Parameters:
  ///   - account: The account.
  ///   - memory: What outlives the account, as a keychain outlives the app.
  public init(account: Account, memory: SessionMemory) {
    self.account = account
    self.memory = memory
    signIn = OneTimeSignIn(account: account)
  }

  /// Opens the session that was remembered, if there is one. It asks the backend nothing.
  public func resume() async -> Session? {
    guard let (session, issuer) = await memory.kept else { return nil }
    await account.open(session, from: issuer)
    // Whoever signed it out meanwhile forgot it first: then it must not stay open.
    guard await memory.kept?.session == session else {
      _ = await account.close(session)
      return nil
    }
    return session
  }

  /// Signs in and remembers the session.
  public func logIn(
    email: String, password: String
  ) async throws(AuthenticationError) -> Session {
    let (session, issuer) = try await account.session(email: email, password: password)
    // Before anybody can sign it out, or it would be remembered all the same.
    await memory.keep(session, from: issuer)
    await account.open(session, from: issuer)
    return session
  }

  /// Signs out and forgets the session.
  public func logOut(_ session: Session) async {
    await memory.forget(session)
    await signIn.logOut(session)
  }
}
