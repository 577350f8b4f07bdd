import Scenario

/// The decorators: each call reaches the service, up to three times while it is unavailable, and
/// brings one line of the log.
@MainActor
final class DecoratorModel: PatternModel {
  private(set) var log: [String] = []
  private let service: ServiceModel

  init(_ world: World) {
    service = ServiceModel(world)
  }

  func signIn(_ email: String, _ password: String) -> Result<Session, AuthenticationError> {
    let answer = service.signIn(email, password)
    log.append("sign in \(email): " + answer.lines { _ in ["done"] }.joined())
    return answer
  }

  func signOut(_ session: Session) {
    service.signOut(session)
    log.append("sign out \(session.user.email): done")
  }

  func search(_ query: Query) -> Result<[Business], SearchError> {
    tried("search \(query.term), \(query.limit) from \(query.offset)") { service.search(query) }
  }

  func suggest(_ prefix: String) -> Result<[String], SearchError> {
    tried("suggestions for \(prefix)") { service.suggest(prefix) }
  }

  private func tried<Found>(
    _ call: String, _ ask: () -> Result<[Found], SearchError>
  ) -> Result<[Found], SearchError> {
    var answer = ask()
    for _ in 1...2 {
      if case .failure(.unavailable) = answer { answer = ask() }
    }
    log.append("\(call): " + answer.lines { ["\($0.count) found"] }.joined())
    return answer
  }
}
