import Scenario

/// Retries a sign-in that fails with a temporary error. A wrong password is a permanent error.
///
/// - Role: decorator; component is `AuthenticationService` (GoF p. 177).
public struct RetriedSignIn: AuthenticationService {
  private let inner: any AuthenticationService
  private let retry: Retry

  /// Wraps a service, which may be a decorator itself.
  public init(_ inner: some AuthenticationService, retry: Retry) {
    self.inner = inner
    self.retry = retry
  }

  /// Asks the inner service, and retries after each temporary error.
  ///
  /// - Throws: A permanent error at once, or the first temporary error when no try is left.
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
