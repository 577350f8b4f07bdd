import Transcripts

/// Takes the steps of a program whose client is a login screen and a search screen.
@MainActor
public struct ScreenWalk<Login: WalkedLogin, Search: WalkedSearch> {
  private let recorder: StepRecorder
  private let login: ScreenCalls<Login>
  private let search: ScreenCalls<Search>
  private let searchPath: String

  /// Creates a walk.
  ///
  /// - Parameters:
  ///   - recorder: Records the steps.
  ///   - login: The login screen over the program's sign-in.
  ///   - search: The search screen over the program's search.
  ///   - searchPath: The path of the program's search requests.
  public init(
    recorder: StepRecorder, login: Login, search: Search, searchPath: String
  ) {
    self.recorder = recorder
    self.login = ScreenCalls("login", login)
    self.search = ScreenCalls("search", search)
    self.searchPath = searchPath
  }

  /// Takes all steps.
  ///
  /// - Parameter own: The steps that this program takes in its own way.
  public func take(own: [Step: @MainActor (Step) async -> Void] = [:]) async {
    await recorder.take(own: own, otherwise: take)
  }

  private func take(_ step: Step) async {
    switch step {
    case .emptyForm:
      await recorder.record(step, [login.logIn(email: "", password: "")])
    case .wrongPassword:
      await recorder.record(step, [login.logIn(password: "guess")])
    case .signIn:
      await recorder.record(step, [login.logIn()])
    case .beforeSignIn, .search, .repeatSearch, .forwarded:
      await recorder.record(step, [search.show()])
    case .nextPage:
      await recorder.record(step, [search.showNextPage()])
    case .lostRequest:
      await recorder.record(step, [search.show(near: "Upper Town")], failing: searchPath)
    case .bestRated:
      recorder.skip(step, because: "Ranking isn't this pattern's job.")
    case .swapAPart:
      recorder.skip(step, because: "Swapping a part isn't this pattern's job.")
    case .afterSignOut:
      // The step's result is that of its search.
      await recorder.record(step, [login.logOut(), search.show(), login.logIn()]) { seen in
        (seen[1].ending, seen.flatMap(\.shows))
      }
    }
  }
}
