import FakeNetwork
import Workbook

/// The walk of every program whose client is a login screen and a search screen.
@MainActor
public struct ScreenWalk {
  private let walk: Walk
  private let login: any WalkedLogin
  private let search: any WalkedSearch
  private let searchPath: String

  /// Creates a walk.
  ///
  /// - Parameters:
  ///   - walk: What writes down the steps.
  ///   - login: The login screen over the program's sign-in.
  ///   - search: The search screen over the program's search.
  ///   - searchPath: Where the program's searches go on the network.
  public init(walk: Walk, login: some WalkedLogin, search: some WalkedSearch, searchPath: String) {
    self.walk = walk
    self.login = login
    self.search = search
    self.searchPath = searchPath
  }

  /// Takes all steps.
  ///
  /// - Parameter own: The steps that this program takes in a way of its own.
  public func take(own: [Step: @MainActor (Step) async -> Void] = [:]) async {
    await walk.take(own: own, otherwise: take)
  }

  private func take(_ step: Step) async {
    switch step {
    case .noInput:
      await walk.take(step, call: #"await login.logIn(email: "", password: "")"#) {
        await login.logIn(email: "", password: "")
        return login.sight
      }
    case .wrongPassword:
      let call = #"await login.logIn(email: "user@example.com", password: "guess")"#
      await walk.take(step, call: call) {
        await login.logIn(email: "user@example.com", password: "guess")
        return login.sight
      }
    case .signIn:
      let call = #"await login.logIn(email: "user@example.com", password: "password")"#
      await walk.take(step, call: call) {
        await login.logIn(email: "user@example.com", password: "password")
        return login.sight
      }
    case .searchSignedOut, .search, .sameSearch:
      await find(step)
    case .nextPage:
      await walk.take(step, call: "await search.showNextPage()") {
        await search.showNextPage()
        return search.sight
      }
    case .outage:
      walk.network.failNext(to: searchPath)
      await find(step)
    case .bestRated, .otherProvider:
      walk.skip(step, because: "not this pattern's job")
    case .signOut:
      await signOut(step)
    }
  }

  private func find(_ step: Step) async {
    await walk.take(step, call: #"await search.show("coffee", near: "Harbour Square")"#) {
      await search.show("coffee", near: "Harbour Square")
      return search.sight
    }
  }

  /// The search between signing out and in again decides how the step ended.
  private func signOut(_ step: Step) async {
    let call = #"""
      await login.logOut()
      await search.show("coffee", near: "Harbour Square")
      await login.logIn(email: "user@example.com", password: "password")
      await search.show("coffee", near: "Harbour Square")
      """#
    await walk.take(step, call: call) {
      await login.logOut()
      var shows = login.sight.shows
      let requests = walk.network.requests.count
      await search.show("coffee", near: "Harbour Square")
      shows += search.sight.shows
      var ending = search.sight.ending
      if case .failed = ending, walk.network.requests.count == requests { ending = .refused }
      await login.logIn(email: "user@example.com", password: "password")
      shows += login.sight.shows
      await search.show("coffee", near: "Harbour Square")
      return (ending, shows + search.sight.shows)
    }
  }
}
