import Scenario

/// What every kind of sign-in and search shares: the session, and the backend of the moment.
///
/// The backend can be swapped between two calls. The session stays.
///
/// - Role: the part of the abstraction that holds the implementor (GoF p. 154). Each refined
///   abstraction is built on an account.
public actor Account {
  private var backend: any Backend

  /// The session, while somebody is signed in.
  public private(set) var session: Session?

  /// Creates an account at a backend, with nobody signed in.
  public init(backend: some Backend) {
    self.backend = backend
  }

  /// Goes on with another backend. A call that is under way ends with the one it began with.
  public func use(_ backend: some Backend) {
    self.backend = backend
  }

  /// Goes on with a session.
  func open(_ session: Session) {
    self.session = session
  }

  /// Forgets a session, if it is the current one.
  func close(_ session: Session) {
    if self.session == session { self.session = nil }
  }

  /// The backend and the token of this moment, which one call uses to its end.
  var connection: (backend: any Backend, token: Token?) {
    (backend, session?.token)
  }
}
