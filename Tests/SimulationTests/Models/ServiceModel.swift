import Scenario

/// Our own service, which proxies and decorators wrap, and which is a part of the facade.
@MainActor
final class ServiceModel: PatternModel {
  private let world: World
  private(set) var session: Session?
  private let isShared: Bool

  init(_ world: World, session: Session? = nil, isShared: Bool = false) {
    self.world = world
    self.session = session
    self.isShared = isShared
  }

  func signIn(_ email: String, _ password: String) -> Result<Session, AuthenticationError> {
    signIn(email, password, isWaitedFor: false)
  }

  /// - Parameter isWaitedFor: Whether a cancelled caller still gets the answer.
  func signIn(
    _ email: String, _ password: String, isWaitedFor: Bool
  ) -> Result<Session, AuthenticationError> {
    let answer = world.ask("POST /service/session", isWaitedFor: isWaitedFor) {
      world.session(email, password)
    }
    .mapError(AuthenticationError.init)
    return answer.flatMap { opened in
      guard let opened else { return .failure(.wrongCredentials) }
      session = opened
      return .success(opened)
    }
  }

  func signOut(_ session: Session) {
    if self.session == session { self.session = nil }
    _ = world.ask("DELETE /service/session", isWaitedFor: true) { world.close(session) }
  }

  func search(_ query: Query) -> Result<[Business], SearchError> {
    ask(world.request("/service/search", query)) { world.cafes(query) }
  }

  func suggest(_ prefix: String) -> Result<[String], SearchError> {
    ask("GET /service/suggestions \(prefix)") { world.names(prefix) }
  }

  private func ask<Answer>(
    _ request: String, _ answer: () -> Answer
  ) -> Result<Answer, SearchError> {
    world.ask(request, sharing: isShared ? ObjectIdentifier(self) : nil) {
      world.isOpen(session) ? answer() : nil
    }
    .mapError(SearchError.init)
    .flatMap { $0.map(Result.success) ?? .failure(.notSignedIn) }
  }
}

/// An error that a lost request can cause.
protocol Losable: Error {
  static var cancelled: Self { get }
  static func unavailable(_ reason: String) -> Self
}

extension Losable {
  init(_ loss: World.Loss) {
    self = loss == .cancelled ? .cancelled : .unavailable("connection lost")
  }
}

extension AuthenticationError: Losable {}
extension SearchError: Losable {}
