import Scenario

/// Asks again when a sign-in fails in a way that may pass. A wrong password doesn't pass.
///
/// - Role: decorator; component is `AuthenticationService` (GoF p. 177).
public struct RetriedSignIn: AuthenticationService {
  private let inner: any AuthenticationService
  private let retry: Retry

  /// Wraps a service, decorated or not.
  public init(_ inner: some AuthenticationService, retry: Retry) {
    self.inner = inner
    self.retry = retry
  }

  /// Asks the inner service, again while it is unavailable.
  ///
  /// - Throws: The first failure, when no try worked; at once what another try can't change.
  public func logIn(
    email: String, password: String
  ) async throws(AuthenticationError) -> Session {
    try await retry.run { () async throws(AuthenticationError) in
      try await inner.logIn(email: email, password: password)
    }
  }

  /// Asks the inner service once: signing out can't fail.
  public func logOut(_ session: Session) async {
    await inner.logOut(session)
  }
}
