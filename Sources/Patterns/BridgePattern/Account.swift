import Scenario

/// What every kind of sign-in and search is built on: who is signed in, and what lies round a
/// place, whatever the backend of the moment is.
///
/// The backend can be swapped between two calls. The session stays, and each search shows its token
/// to the backend of the moment.
///
/// - Role: abstraction; it holds the implementor, and makes the larger steps out of its primitives
///   (GoF p. 154). The refined abstractions hold an account where the book's inherit from one.
public actor Account {
  /// The backend of the moment.
  private(set) var backend: any Backend

  /// The session, while somebody is signed in.
  public private(set) var session: Session?

  private var issuers: [Session: any Backend] = [:]

  /// How far from a place cafés are looked for, in metres: as far as our own server looks.
  public static let reach = 3000.0

  /// Creates an account at a backend, with nobody signed in.
  public init(backend: some Backend) {
    self.backend = backend
  }

  /// Goes on with another backend. A call that is under way ends with the one it began with.
  public func use(_ backend: some Backend) {
    self.backend = backend
  }

  /// Has the backend of the moment sign somebody in. The session isn't open by this.
  func session(
    email: String, password: String
  ) async throws(AuthenticationError) -> (Session, issuer: any Backend) {
    let issuer = backend
    let token = try await issuer.token(email: email, password: password)
    return (Session(user: User(email: email), token: token), issuer)
  }

  /// Goes on with a session that a backend opened.
  func open(_ session: Session, from issuer: any Backend) {
    self.session = session
    issuers[session] = issuer
  }

  /// Forgets a session, and says which backend opened it, or nil if it wasn't open.
  func close(_ session: Session) -> (any Backend)? {
    if self.session == session { self.session = nil }
    return issuers.removeValue(forKey: session)
  }

  /// The cafés within reach of a query's place, in no order: those on one strip of the map after
  /// another, the nearest strip first.
  ///
  /// - Parameter suffices: Says whether the cafés found so far are enough, when no other one is
  ///   nearer than so many metres. As it stands, every strip within reach is looked at.
  func cafesInReach(
    of query: Query,
    until suffices: @Sendable (_ found: [Business], _ metres: Double) -> Bool = { _, _ in false }
  ) async throws(SearchError) -> [Business] {
    try query.validate()
    let (backend, token) = (backend, session?.token)
    let strips = MapStrip.all
      .map { (strip: $0, metres: $0.distance(from: query.place)) }
      .filter { $0.metres <= Self.reach }
      .sorted { $0.metres < $1.metres }
    var found: [Business] = []
    for (strip, metres) in strips where !suffices(found, metres) {
      found += try await backend.cafes(on: strip, matching: query.term, token: token)
        .filter { $0.location.distance(to: query.place) <= Self.reach }
    }
    return found
  }
}
