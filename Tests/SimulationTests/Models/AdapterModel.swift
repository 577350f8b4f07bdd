import Scenario

/// The adapter: each call becomes a call to the vendor, and the answer is mapped to our types.
@MainActor
final class AdapterModel: PatternModel {
  private let world: World

  init(_ world: World) {
    self.world = world
  }

  func signIn(_ email: String, _ password: String) -> Result<Session, AuthenticationError> {
    world.ask("POST /google/login") { world.session(email, password, isKept: false) }
      .mapError { _ in .unavailable("Google can't be reached") }
      .flatMap { $0.map(Result.success) ?? .failure(.wrongCredentials) }
  }

  func signOut(_ session: Session) {
    _ = world.ask("POST /google/logout") {}
  }

  func search(_ query: Query) -> Result<[Business], SearchError> {
    world.ask(world.request("/yelp/search", query)) { world.yelp(query) }
      .map { $0.compactMap(\.self) }
      .mapError { _ in .unavailable("Yelp can't be reached") }
  }

  func suggest(_ prefix: String) -> Result<[String], SearchError> {
    world.ask("GET /yelp/autocomplete \(prefix)") { world.yelpNames(prefix) }
      .mapError { _ in .unavailable("Yelp can't be reached") }
  }
}
