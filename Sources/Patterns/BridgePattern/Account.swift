import Scenario

/// Holds the open session and the current backend. Every kind of search and sign-in has an account.
///
/// The backend can be swapped between two calls. The session stays open, and its token goes to the
/// current backend with each search. A backend may reject or ignore a token that it didn't issue.
///
/// - Role: abstraction. It holds the implementor, a `Backend`, and builds a larger operation from
///   the backend's primitives (GoF p. 154). The kinds of search hold an account. In the book, they
///   inherit from the abstraction.
public actor Account {
  /// The current backend.
  private(set) var backend: any Backend

  /// The session, while a user is signed in.
  public private(set) var session: Session?

  /// The search radius in meters. Our own server uses the same radius.
  public static let reach = 3000.0

  /// Creates an account with a backend, and with nobody signed in.
  public init(backend: some Backend) {
    self.backend = backend
  }

  /// Switches to a different backend. A search in flight keeps the backend that it began with.
  public func use(_ backend: some Backend) {
    self.backend = backend
  }

  /// The cafés within reach of a query's place, in no particular order. The backend is called once
  /// for each strip of the map within reach.
  func cafesInReach(of query: Query) async throws(SearchError) -> [Business] {
    try query.validate()
    // Both are read once, here: they may change during an `await`.
    let (backend, token) = (backend, session?.token)
    var found: [Business] = []
    for strip in MapStrip.around(query.place) {
      found += try await backend.cafes(on: strip, matching: query.term, token: token)
    }
    return found.filter { $0.location.distance(to: query.place) <= Self.reach }
  }

  /// Makes this session the open session.
  func open(_ session: Session) {
    self.session = session
  }

  /// Closes the open session, if it is this session.
  func close(_ session: Session) {
    if self.session == session { self.session = nil }
  }
}
