import FakeNetwork
import Transcripts

/// The walk of every program whose client is a login screen and a search screen.
@MainActor
public struct ScreenWalk {
  private let recorder: StepRecorder
  private let login: any WalkedLogin
  private let search: any WalkedSearch
  private let searchPath: String

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - recorder: What writes down the steps.
  ///   - login: The login screen over the program's sign-in.
  ///   - search: The search screen over the program's search.
  ///   - searchPath: Where the program's searches go on the network.
  public init(
    recorder: StepRecorder, login: some WalkedLogin, search: some WalkedSearch, searchPath: String
  ) {
    self.recorder = recorder
    self.login = login
    self.search = search
    self.searchPath = searchPath
  }

  /// Takes all steps.
  ///
  /// - Parameter own: The steps that this program takes in a way of its own.
  public func take(own: [Step: @MainActor (Step) async -> Void] = [:]) async {
    await recorder.take(own: own, otherwise: take)
  }

  private func take(_ step: Step) async {
    switch step {
    case .noInput:
      await recorder.record(step, call: #"await login.logIn(email: "", password: "")"#) {
        await login.logIn(email: "", password: "")
        return login.observation
      }
    case .wrongPassword:
      let call = #"await login.logIn(email: "user@example.com", password: "guess")"#
      await recorder.record(step, call: call) {
        await login.logIn(email: "user@example.com", password: "guess")
        return login.observation
      }
    case .signIn:
      let call = #"await login.logIn(email: "user@example.com", password: "password")"#
      await recorder.record(step, call: call) {
        await login.logIn(email: "user@example.com", password: "password")
        return login.observation
      }
    case .searchSignedOut, .search, .sameSearch, .handOver:
      await find(step)
    case .nextPage:
      await recorder.record(step, call: "await search.showNextPage()") {
        await search.showNextPage()
        return search.observation
      }
    case .outage:
      await recorder.record(step, call: #"await search.show("coffee", near: "Upper Town")"#) {
        recorder.network.failNext(to: searchPath)
        await search.show("coffee", near: "Upper Town")
        return search.observation
      }
    case .bestRated, .recombine:
      recorder.skip(step, because: "not this pattern's job")
    case .signOut:
      await signOut(step)
    }
  }

  private func find(_ step: Step) async {
    await recorder.record(step, call: #"await search.show("coffee", near: "Harbour Square")"#) {
      await search.show("coffee", near: "Harbour Square")
      return search.observation
    }
  }

  /// The search decides how the step ended.
  private func signOut(_ step: Step) async {
    let call = #"""
      await login.logOut()
      await search.show("coffee", near: "Harbour Square")
      await login.logIn(email: "user@example.com", password: "password")
      """#
    await recorder.record(step, call: call) {
      await login.logOut()
      var shows = login.observation.shows
      let requests = recorder.network.requests.count
      await search.show("coffee", near: "Harbour Square")
      shows += search.observation.shows
      var ending = search.observation.ending
      if case .failed = ending, recorder.network.requests.count == requests { ending = .refused }
      await login.logIn(email: "user@example.com", password: "password")
      return (ending, shows + login.observation.shows)
    }
  }
}
