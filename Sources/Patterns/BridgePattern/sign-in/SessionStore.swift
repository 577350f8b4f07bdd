import Scenario

/// Keeps one session in memory. A keychain would keep the session across restarts.
public actor SessionStore {
  /// The stored session, and the backend that issued it.
  private(set) var kept: (session: Session, issuer: any Backend)?

  /// Creates an empty store.
  public init() {}

  func keep(_ session: Session, from issuer: any Backend) {
    kept = (session, issuer)
  }

  func forget(_ session: Session) {
    if kept?.session == session { kept = nil }
  }
}
