import Scenario

/// Keeps one session for the next time that the app starts.
public actor SessionStore {
  /// The session that is kept, and the backend that issued it.
  private(set) var kept: (session: Session, issuer: any Backend)?

  /// Creates an empty memory.
  public init() {}

  func keep(_ session: Session, from issuer: any Backend) {
    kept = (session, issuer)
  }

  func forget(_ session: Session) {
    if kept?.session == session { kept = nil }
  }
}
