import BridgePattern
import CafeService
import DecoratorPattern
import FacadePattern
import FakeNetwork
import Locking
import Scenario
import StepRecording
import TestSupport

@testable import adapter
@testable import bridge
@testable import decorator
@testable import facade
@testable import proxy

/// The app of a pattern's program, and who uses it: at several windows, if they like.
@MainActor
final class App {
  let servers = Servers()
  private let pattern: Pattern
  private let log = Log()
  private var windows: [(login: LoginScreen, search: SearchScreen)] = []
  private var bridge: (app: TracedBridgeApp, isLive: Bool)?
  private var finder: CoffeeFinder?
  private var pins: [String] = []

  init(_ pattern: Pattern) {
    self.pattern = pattern
    let traced = CallTracer(network: servers.network, log: log)
    switch pattern {
    case .adapter:
      let app = TracedAdapterApp(traced)
      open(app.login, app.signIn, app.search)
    case .bridge:
      let app = TracedBridgeApp(traced)
      bridge = (app, true)
      open(app.login, app.signIn, app.search, app.bestRated, app.byName)
    case .facade:
      let app = TracedFacadeApp(traced)
      finder = app.finder
      open(app.login, app.signIn, app.search)
    case .proxy:
      let app = TracedProxyApp(traced)
      open(app.login, app.signIn, app.search)
      windows[2] = (app.otherLogin, app.otherSearch)
    case .decorator:
      // It waits for no time at all.
      let app = TracedDecoratorApp(traced, retry: Retry(tries: 3) { _ in })
      open(app.login, app.signIn, app.search, app.ranked, app.otherSearch)
    }
  }

  /// Opens three windows: the first two have a screen each to sign in, the third has the first's.
  private func open(
    _ login: LoginScreen, _ signIn: any AuthenticationService, _ search: SearchScreen,
    _ second: SearchScreen? = nil, _ third: SearchScreen? = nil
  ) {
    windows = [
      (login, search), (LoginScreen(service: signIn), second ?? search), (login, third ?? search),
    ]
  }

  private var network: Network { servers.network }

  /// What reached the network, as the models write it.
  var requests: [String] {
    network.requests.map { request in
      let telling = ["row", "term", "latitude", "longitude", "offset", "prefix", "text"]
      return ([request.method, request.path] + telling.compactMap { request.parameters[$0] })
        .joined(separator: " ")
    }
  }

  /// What the users see, and what the decorators wrote.
  var sees: [String] {
    windows.flatMap { login, search in
      sight((login.lines, login.session), (search.lines, search.pins, search.problem))
    } + pins + (pattern == .decorator ? log.lines : [])
  }

  /// Takes an act.
  ///
  /// - Parameters:
  ///   - window: Where it is taken.
  ///   - isShared: Whether of two acts that meet the second waits for the first one's answer.
  func take(_ act: Act, at window: Int = 0, isShared: Bool = false) async {
    let (login, search) = windows[window]
    switch act {
    case .signIn(let person): await login.logIn(email: person.email, password: person.password)
    case .signOut: await login.logOut()
    case .search(let term, let place): await search.show(term, near: place)
    case .nextPage: await search.showNextPage()
    case .suggest(let prefix): await search.suggest(prefix)
    case .outage(let count): network.failNext(count, to: pattern.searchPath)
    case .signInOutage(let count): network.failNext(count, to: pattern.signInPath)
    case .swap: await swap()
    case .find(let person, let place): await find(person, near: place)
    case .at(let window, let act): await take(act, at: window)
    case .meanwhile(let first, let second, let count):
      await hold(first, after: count) { _ in
        let other = Task { await take(second) }
        if isShared { await quiet() } else { await other.value }
        return other
      }
    case .cancelled(let act, let count):
      await hold(act, after: count) { call in
        call.cancel()
        // A sign-out is waited for, whoever is cancelled, and the facade waits for a sign-in.
        let isSignOut = network.requests.last?.method == "DELETE"
        let isFind = if case .find = act { true } else { false }
        if pattern.hearsOfCancellation, !isSignOut, !isFind { await call.value }
        return nil
      }
    }
  }

  /// Holds an answer to an act back while something happens.
  private func hold(
    _ act: Act, after skipped: Int, while other: (Task<Void, Never>) async -> Task<Void, Never>?
  ) async {
    let count = network.requests.count + skipped
    network.holdOne(after: skipped)
    let isOver = Locked(false)
    let call = Task {
      await take(act)
      isOver.withLock { $0 = true }
    }
    while network.requests.count <= count, !isOver.withLock(\.self) { await Task.yield() }
    let second: Task<Void, Never>?
    if network.requests.count > count {
      let path = network.requests[count].path
      second = await other(call)
      network.release(path)
    } else {
      network.release("")
      await call.value
      second = await other(call)
    }
    await call.value
    await second?.value
  }

  private func swap() async {
    guard let (app, isLive) = bridge else { return }
    await app.account.use(isLive ? app.bundled : app.live)
    bridge = (app, !isLive)
  }

  private func find(_ person: Person, near place: String) async {
    guard let finder else { return }
    do {
      pins = try await finder.pins(
        near: place, email: person.email, password: person.password
      ).map(\.line)
    } catch {
      pins = ["\(error)"]
    }
  }
}
