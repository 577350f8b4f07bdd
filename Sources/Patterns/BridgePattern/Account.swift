import Scenario

/// The open session and the current backend: every kind of search and sign-in is built on them.
///
/// The backend can be swapped between two calls. The session stays open, and each search sends its
/// token to the current backend. A backend may refuse a token that it didn't issue, or ignore it.
///
/// - Role: abstraction. It holds the implementor, a `Backend`, and builds a larger operation from
///   the backend's primitives (GoF p. 154). The kinds of search hold an account; in the book they
///   inherit from the abstraction.
public actor Account {
  /// The current backend.
  private(set) var backend: any Backend

  /// The session, while a user is signed in.
  public private(set) var session: Session?

  /// The radius of a search, in metres. Our own server has the same one.
  public static let reach = 3000.0

  /// Creates an account at a backend, with nobody signed in.
  public init(backend: some Backend) {
    self.backend = backend
  }

  /// Switches to a different backend. A search in flight stays with the backend that it began with.
  public func use(_ backend: some Backend) {
    self.backend = backend
  }

  /// The cafés within reach of a query's place, in no particular order. The backend is asked for
  /// each strip of the map that is within reach.
  func cafesInReach(of query: Query) async throws(SearchError) -> [Business] {
    try query.validate()
    // Read once: both may change while a strip is awaited.
    let (backend, token) = (backend, session?.token)
    var found: [Business] = []
    for strip in MapStrip.around(query.place) {
      found += try await backend.cafes(on: strip, matching: query.term, token: token)
    }
    return found.filter { $0.location.distance(to: query.place) <= Self.reach }
  }

  /// Makes a session the open one.
  func open(_ session: Session) {
    self.session = session
  }

  /// Closes a session, if it is the open one.
  func close(_ session: Session) {
    if self.session == session { self.session = nil }
  }
}
