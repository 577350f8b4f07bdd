import Scenario

/// Logs each call and its result, without passwords or tokens.
///
/// - Role: decorator; component is `AuthenticationService` (GoF p. 177).
public struct LoggedSignIn: AuthenticationService {
  private let inner: any AuthenticationService
  private let log: @Sendable (String) -> Void

  /// Wraps a service.
  ///
  /// - Parameters:
  ///   - inner: Any service, decorated or not.
  ///   - log: Receives each line. It may be called on any thread.
  public init(_ inner: some AuthenticationService, log: @escaping @Sendable (String) -> Void) {
    self.inner = inner
    self.log = { log(oneLine($0)) }
  }

  /// Asks the inner service once.
  public func logIn(
    email: String, password: String
  ) async throws(AuthenticationError) -> Session {
    do {
      let session = try await inner.logIn(email: email, password: password)
      log("sign in \(email): done")
      return session
    } catch {
      log("sign in \(email): \(error)")
      throw error
    }
  }

  /// Asks the inner service once.
  public func logOut(_ session: Session) async {
    await inner.logOut(session)
    log("sign out \(session.user.email): done")
  }
}
