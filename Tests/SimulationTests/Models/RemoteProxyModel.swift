import Scenario

/// The proxy with its search in another process: each session has one from its first question on,
/// and nothing is remembered. One that is lost in the middle of a question costs that question.
@MainActor
final class RemoteProxyModel: PatternModel {
  /// How many questions must have crossed.
  private(set) var questions = 0

  private let world: World
  private let door: ProxyModel
  private var isRunning = false

  init(_ world: World) {
    self.world = world
    door = ProxyModel(world)
  }

  func signIn(_ email: String, _ password: String) -> Result<Session, AuthenticationError> {
    let answer = door.signIn(email, password)
    if case .success = answer { isRunning = false }
    return answer
  }

  func signOut(_ session: Session) {
    door.signOut(session)
  }

  func search(_ query: Query) -> Result<[Business], SearchError> {
    answer { world.cafes(query) }
  }

  func suggest(_ prefix: String) -> Result<[String], SearchError> {
    answer { world.names(prefix) }
  }

  private func answer<Answer>(_ answer: () -> Answer) -> Result<Answer, SearchError> {
    guard door.session != nil else { return .failure(.notSignedIn) }
    questions += 1
    world.hasKilled = world.kills && isRunning
    isRunning = !world.hasKilled
    return isRunning
      ? .success(answer())
      : .failure(.peerFailed("cafe-server was ended by signal 9 (SIGKILL)"))
  }
}
