import FakeNetwork
import Locking
import Scenario

extension Service: AuthenticationService {
  /// Signs in at the backend, and keeps the session for later searches.
  public func logIn(
    email: String, password: String
  ) async throws(AuthenticationError) -> Session {
    let session = try await network.openSession(email: email, password: password)
    self.session.withLock { $0 = session }
    return session
  }

  /// Forgets the session, and ends it at the backend even when the caller is cancelled.
  public func logOut(_ session: Session) async {
    self.session.withLock { kept in
      if kept == session { kept = nil }
    }
    await network.endSession(with: session.token)
  }
}
