import Scenario
import TestSupport

/// The bridge: a search reads the strips of the map within reach from the current backend. The
/// session survives a swap of backends, and each token is revoked at the backend that issued it.
@MainActor
final class BridgeModel: PatternModel {
  private let world: World
  private var isLive = true
  private var session: Session?
  private var issuers: [Session: Bool] = [:]

  init(_ world: World) {
    self.world = world
  }

  func swap() {
    isLive.toggle()
  }

  func signIn(_ email: String, _ password: String) -> Result<Session, AuthenticationError> {
    guard isLive else {
      guard email == Person.mia.email, password == Person.mia.password else {
        return .failure(.wrongCredentials)
      }
      let opened = Session(user: User(email: email), token: Token(value: "special-token-value"))
      open(opened, isLive: false)
      return .success(opened)
    }
    let answer = world.ask("POST /service/session") { world.session(email, password) }
      .mapError(AuthenticationError.init)
    return answer.flatMap { opened in
      guard let opened else { return .failure(.wrongCredentials) }
      open(opened, isLive: true)
      return .success(opened)
    }
  }

  private func open(_ opened: Session, isLive: Bool) {
    session = opened
    issuers[opened] = isLive
  }

  func signOut(_ session: Session) {
    if self.session == session { self.session = nil }
    if issuers.removeValue(forKey: session) == true {
      _ = world.ask("DELETE /service/session", isWaitedFor: true) { world.close(session) }
    }
  }

  func search(_ query: Query) -> Result<[Business], SearchError> {
    look(query).map { world.cafes(query) }
  }

  private func look(_ query: Query) -> Result<Void, SearchError> {
    let (isLive, session) = (isLive, session)
    for row in rows(query.place) where isLive {
      let answer = world.ask("GET /service/strip \(row) \(query.term)") { world.isOpen(session) }
      guard case .success(true) = answer else {
        return .failure(answer.failure.map(SearchError.init) ?? .notSignedIn)
      }
    }
    return .success(())
  }

  /// Reads every strip, since the best café may come last.
  func bestRated(_ query: Query) -> Result<[Business], SearchError> {
    look(query).map { page(query, of: Ranking().bestFirst(world.listed(query))) }
  }

  /// The cafés whose name begins with the term, sorted by name.
  func byName(_ query: Query) -> Result<[Business], SearchError> {
    look(query).map {
      let found = world.listed(query).filter {
        $0.name.lowercased().hasPrefix(query.term.lowercased())
      }
      return page(query, of: found.sorted { $0.name.lowercased() < $1.name.lowercased() })
    }
  }

  func suggest(_ prefix: String) -> Result<[String], SearchError> {
    .success([])
  }

  private func page(_ query: Query, of all: [Business]) -> [Business] {
    Array(all.dropFirst(query.offset).prefix(query.limit))
  }

  /// The strips within 3000 meters, which are 0.027 degrees.
  private func rows(_ place: Coordinate) -> ClosedRange<Int> {
    let rows = [-0.027, 0.027].map { Int(((place.latitude + $0) * 10).rounded(.down)) }
    return rows[0]...rows[1]
  }
}
