import Scenario

/// Keeps one session for the next time that the app starts.
public actor SessionMemory {
  /// The session that is kept, or nil.
  public private(set) var session: Session?

  /// Creates an empty memory.
  public init() {}

  func keep(_ session: Session) {
    self.session = session
  }

  func forget() {
    session = nil
  }
}
