import Scenario

/// Signs in and stores the session, so that a returning user needs no password.
///
/// - Role: refined abstraction, with an additional operation; implementor is `Backend`
///   (GoF p. 154).
public struct RememberedSignIn: AuthenticationService {
  private let signIn: OneTimeSignIn
  private let store: SessionStore

  /// Creates a sign-in for an account.
  ///
  /// - Parameters:
  ///   - account: The account to sign in to.
  ///   - store: Outlives the account, as a keychain outlives the app.
  public init(account: Account, store: SessionStore) {
    signIn = OneTimeSignIn(account: account)
    self.store = store
  }

  /// Opens the stored session, if there is one, without asking the backend.
  public func resume() async -> Session? {
    guard let (session, issuer) = await store.kept else { return nil }
    await signIn.open(session, from: issuer)
    // If the user signed out during the `await`, the store has dropped the session: close it.
    guard await store.kept?.session == session else {
      await signIn.close(session)
      return nil
    }
    return session
  }

  /// Signs in and stores the session.
  public func logIn(
    email: String, password: String
  ) async throws(AuthenticationError) -> Session {
    let (session, issuer) = try await signIn.session(email: email, password: password)
    // The session is stored before it is opened, so any sign-out comes later and removes it.
    await store.keep(session, from: issuer)
    await signIn.open(session, from: issuer)
    return session
  }

  /// Signs out and removes the session from the store.
  public func logOut(_ session: Session) async {
    await store.forget(session)
    await signIn.logOut(session)
  }
}
