import AdapterPattern
import BridgePattern
import CafeService
import DecoratorPattern
import FacadePattern
import FakeNetwork
import GoogleSignIn
import Locking
import ProxyPattern
import Scenario
import TestSupport
import YelpAPI

/// An app over one of the patterns, put together as its program does it, and its user.
@MainActor
final class App {
  let stage = Stage()
  private let login: LoginScreen
  private let search: SearchScreen
  private let searchPath: String
  private let loginPath: String
  private let suggestPath: String
  private var account: (account: Account, live: LiveBackend, isLive: Bool)?
  private var finder: (finder: CoffeeFinder, lines: [String])?
  private let endsAtOnce: Bool
  private let written = Locked<[String]>([])

  init(_ pattern: Pattern) {
    let network = stage.network
    // Google and Yelp have no way to stop a call, and the facade waits for a sign-in.
    endsAtOnce = pattern != .adapter && pattern != .facade
    let service = Service(network: network)
    (searchPath, loginPath, suggestPath) =
      switch pattern {
      case .adapter: ("/yelp/search", "/google/login", "/yelp/autocomplete")
      case .bridge: ("/service/strip", "/service/session", "/service/suggestions")
      default: ("/service/search", "/service/session", "/service/suggestions")
      }
    switch pattern {
    case .adapter:
      login = LoginScreen(
        service: GoogleAuthenticatorAdapter(GoogleAuthenticator(network: network)))
      search = SearchScreen(client: YLPClient(apiKey: "yelp-key", network: network))
    case .bridge:
      let live = LiveBackend(network: network)
      let account = Account(backend: live)
      login = LoginScreen(service: OneTimeSignIn(account: account))
      search = SearchScreen(client: NearbySearch(account: account))
      self.account = (account, live, true)
    case .proxy:
      let proxy = GuardedService.standard { Service(network: network, session: $0) }
      login = LoginScreen(service: proxy)
      search = SearchScreen(client: proxy)
    case .decorator:
      let retry = Retry(tries: 3) { _ in }
      let log: @Sendable (String) -> Void = { [written] line in
        written.withLock { $0.append(line) }
      }
      login = LoginScreen(
        service: LoggedSignIn(RetriedSignIn(service, retry: retry), log: log))
      search = SearchScreen(
        client: LoggedSearch(RetriedSearch(service, retry: retry), log: log))
    case .facade:
      login = LoginScreen(service: service)
      search = SearchScreen(client: service)
      finder = (CoffeeFinder(authentication: service, search: service), [])
    }
  }

  /// What the user sees, and what the wrappers wrote.
  var sees: [String] {
    login.lines + search.lines + (finder?.lines ?? []) + written.withLock(\.self)
  }

  /// Where the first request of an act goes, if it sends one.
  private func path(of act: Act) -> String {
    switch act {
    case .signIn, .find: loginPath
    case .signOut: loginPath == "/google/login" ? "/google/logout" : loginPath
    case .suggest: suggestPath
    default: searchPath
    }
  }

  /// Takes an act.
  ///
  /// - Parameter isShared: Whether of two acts that meet the second waits for the first one's
  ///   answer.
  func take(_ act: Act, isShared: Bool = false) async {
    switch act {
    case .signIn(let person): await login.logIn(email: person.email, password: person.password)
    case .signOut: await login.logOut()
    case .search(let term, let place): await search.show(term, near: place)
    case .nextPage: await search.showNextPage()
    case .suggest(let prefix): await search.suggest(prefix)
    case .outage(let count): stage.network.failNext(count, to: searchPath)
    case .swap: await swap()
    case .find(let person, let place): await find(person, near: place)
    case .meanwhile(let first, let second):
      await hold(first) { _ in
        let other = Task { await take(second) }
        if isShared { await quiet() } else { await other.value }
        return other
      }
    case .cancelled(let act):
      await hold(act) { call in
        call.cancel()
        if endsAtOnce { await call.value }
        return nil
      }
    }
  }

  /// Holds the first answer to an act back while something happens.
  private func hold(
    _ act: Act, while other: (Task<Void, Never>) async -> Task<Void, Never>?
  ) async {
    let count = stage.network.requests.count
    stage.network.hold(path(of: act), next: 1)
    let isOver = Locked(false)
    let call = Task {
      await take(act)
      isOver.withLock { $0 = true }
    }
    while stage.network.requests.count == count, !isOver.withLock(\.self) { await Task.yield() }
    let second: Task<Void, Never>?
    if stage.network.requests.count > count {
      second = await other(call)
      stage.network.release(path(of: act))
    } else {
      stage.network.release(path(of: act))
      await call.value
      second = await other(call)
    }
    await call.value
    await second?.value
  }

  private func swap() async {
    guard let (account, live, isLive) = account else { return }
    if isLive { await account.use(BundledBackend()) } else { await account.use(live) }
    self.account = (account, live, !isLive)
  }

  private func find(_ person: Person, near place: String) async {
    guard let finder = finder?.finder else { return }
    do {
      self.finder?.lines = try await finder.pins(
        near: place, email: person.email, password: person.password
      ).map(\.line)
    } catch {
      self.finder?.lines = ["\(error)"]
    }
  }
}
