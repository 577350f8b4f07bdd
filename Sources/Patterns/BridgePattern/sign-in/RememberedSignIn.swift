import Scenario

/// Signs in and remembers the session: a user who comes back needs no password.
///
/// - Role: refined abstraction, with an operation more; implementor is `Backend` (GoF p. 154).
public struct RememberedSignIn: AuthenticationService {
  private let signIn: OneTimeSignIn
  private let store: SessionStore

  /// Creates a sign-in for an account.
  ///
  /// - Parameters:
  ///   - account: The account.
  ///   - store: A store that outlives the account, as a keychain outlives the app.
  public init(account: Account, store: SessionStore) {
    signIn = OneTimeSignIn(account: account)
    self.store = store
  }

  /// Opens the remembered session, if there is one. It doesn't ask the backend.
  public func resume() async -> Session? {
    guard let (session, issuer) = await store.kept else { return nil }
    await signIn.open(session, from: issuer)
    // A sign-out in the meantime made the store forget it: then it must not stay open.
    guard await store.kept?.session == session else {
      await signIn.close(session)
      return nil
    }
    return session
  }

  /// Signs in and remembers the session.
  public func logIn(
    email: String, password: String
  ) async throws(AuthenticationError) -> Session {
    let (session, issuer) = try await signIn.session(email: email, password: password)
    // Before it is open: a sign-out can only come after that, so it also forgets this.
    await store.keep(session, from: issuer)
    await signIn.open(session, from: issuer)
    return session
  }

  /// Signs out and forgets the session.
  public func logOut(_ session: Session) async {
    await store.forget(session)
    await signIn.logOut(session)
  }
}
