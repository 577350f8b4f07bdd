import Scenario

/// Our own service, which proxies and decorators stand before, and which is a part of the facade.
@MainActor
class ServiceModel: PatternModel {
  let world: World
  private(set) var session: Session?

  init(_ world: World, session: Session? = nil) {
    self.world = world
    self.session = session
  }

  func signIn(_ email: String, _ password: String) -> Result<Session, AuthenticationError> {
    let answer = world.ask("POST /service/session") { world.session(email, password) }
      .mapError(AuthenticationError.init)
    return answer.flatMap { opened in
      guard let opened else { return .failure(.wrongCredentials) }
      session = opened
      return .success(opened)
    }
  }

  func signOut(_ session: Session) {
    if self.session == session { self.session = nil }
    _ = world.ask("DELETE /service/session") { world.close(session) }
  }

  func search(_ query: Query) -> Result<[Business], SearchError> {
    ask("GET /service/search \(query.term) \(query.offset)") { world.cafes(query) }
  }

  func suggest(_ prefix: String) -> Result<[String], SearchError> {
    ask("GET /service/suggestions \(prefix)") { world.names(prefix) }
  }

  private func ask<Answer>(
    _ request: String, _ answer: () -> Answer
  ) -> Result<Answer, SearchError> {
    read(world.ask(request) { world.isOpen(session) ? answer() : nil })
  }

  /// The answer in a reply of the server, which says nothing to those who aren't signed in.
  func read<Answer>(_ reply: Result<Answer?, World.Loss>) -> Result<Answer, SearchError> {
    reply.mapError(SearchError.init)
      .flatMap { $0.map(Result.success) ?? .failure(.notSignedIn) }
  }
}

extension AuthenticationError {
  init(_ loss: World.Loss) {
    self = loss == .cancelled ? .cancelled : .unavailable("connection lost")
  }
}

extension SearchError {
  init(_ loss: World.Loss) {
    self = loss == .cancelled ? .cancelled : .unavailable("connection lost")
  }
}
