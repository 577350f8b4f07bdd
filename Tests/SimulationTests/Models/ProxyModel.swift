import Scenario

/// The proxies: a search reaches the network if a user is signed in and this session has no cached
/// answer. A sign-in reaches the network if fewer than three passwords in a row were wrong.
@MainActor
final class ProxyModel: PatternModel {
  private final class Cache {
    let service: ServiceModel
    var cafes: [Query: [Business]] = [:]
    var names: [String: [String]] = [:]

    @MainActor
    init(_ service: ServiceModel) {
      self.service = service
    }
  }

  private let service: ServiceModel
  private let world: World
  private var wrong: [String: Int] = [:]
  private var current: (session: Session, cache: Cache)?

  init(_ world: World) {
    self.world = world
    service = ServiceModel(world)
  }

  func signIn(_ email: String, _ password: String) -> Result<Session, AuthenticationError> {
    guard wrong[email.lowercased(), default: 0] < 3 else { return .failure(.locked) }
    let answer = service.signIn(email, password)
    if answer == .failure(.wrongCredentials) { wrong[email.lowercased(), default: 0] += 1 }
    if case .success(let session) = answer {
      wrong[email.lowercased()] = nil
      current = (session, Cache(ServiceModel(world, session: session, isShared: true)))
    }
    return answer
  }

  func signOut(_ session: Session) {
    if current?.session == session { current = nil }
    service.signOut(session)
  }

  func search(_ query: Query) -> Result<[Business], SearchError> {
    answer(query, \.cafes) { $0.search(query) }
  }

  func suggest(_ prefix: String) -> Result<[String], SearchError> {
    answer(prefix, \.names) { $0.suggest(prefix) }
  }

  private func answer<Question: Hashable, Answer>(
    _ question: Question, _ cached: ReferenceWritableKeyPath<Cache, [Question: Answer]>,
    _ ask: (ServiceModel) -> Result<Answer, SearchError>
  ) -> Result<Answer, SearchError> {
    guard let (session, cache) = current else { return .failure(.notSignedIn) }
    if let answer = cache[keyPath: cached][question] { return .success(answer) }
    let answer = ask(cache.service)
    if case .success(let found) = answer {
      cache[keyPath: cached][question] = found
      guard current?.session == session else { return .failure(.notSignedIn) }
    }
    return answer
  }
}
