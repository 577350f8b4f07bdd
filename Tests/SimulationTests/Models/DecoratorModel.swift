import Scenario

/// The decorators: each call reaches the service, up to three times while the service is
/// unavailable, and adds one line to the log.
@MainActor
final class DecoratorModel: PatternModel {
  private(set) var log: [String] = []
  private let service: ServiceModel

  init(_ world: World) {
    service = ServiceModel(world)
  }

  func signIn(_ email: String, _ password: String) -> Result<Session, AuthenticationError> {
    let answer = retried { service.signIn(email, password) }
    log.append("sign in \(email): " + answer.lines { _ in ["done"] }.joined())
    return answer
  }

  func signOut(_ session: Session) {
    service.signOut(session)
    log.append("sign out \(session.user.email): done")
  }

  func search(_ query: Query) -> Result<[Business], SearchError> {
    logged(words(query)) { retried { service.search(query) } }
  }

  func suggest(_ prefix: String) -> Result<[String], SearchError> {
    logged("suggestions for \(prefix)") { retried { service.suggest(prefix) } }
  }

  /// The search with ranking as an additional, outermost decorator.
  func ranked(_ query: Query) -> Result<[Business], SearchError> {
    search(query).map(Ranking().bestFirst)
  }

  /// The search with the same two decorators in the opposite order.
  func eachTryLogged(_ query: Query) -> Result<[Business], SearchError> {
    retried { logged(words(query)) { service.search(query) } }
  }

  private func words(_ query: Query) -> String {
    "search \(query.term.replacing("\n", with: " ")), \(query.limit) from \(query.offset)"
  }

  private func logged<Found>(
    _ call: String, _ ask: () -> Result<[Found], SearchError>
  ) -> Result<[Found], SearchError> {
    let answer = ask()
    log.append("\(call): " + answer.lines { ["\($0.count) found"] }.joined())
    return answer
  }

  private func retried<Found, Failure>(
    _ ask: () -> Result<Found, Failure>
  ) -> Result<Found, Failure> {
    var answer = ask()
    for _ in 1...2 {
      guard case .failure(let error) = answer, "\(error)".contains(" is down ") else { break }
      answer = ask()
    }
    return answer
  }
}
