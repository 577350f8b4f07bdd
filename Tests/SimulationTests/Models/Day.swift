/// A day as a model expects it.
@MainActor
final class Day {
  let world: World
  private let pattern: Pattern
  private var windows: [(login: LoginModel, search: SearchModel)] = []
  private var bridge: BridgeModel?
  private var facade: FacadeModel?
  private var decorator: DecoratorModel?
  private var remote: RemoteProxyModel?

  init(_ pattern: Pattern, _ truth: Truth) {
    self.pattern = pattern
    world = World(truth, knowsMiaAlone: pattern == .remoteProxy)
    switch pattern {
    case .adapter: open(AdapterModel(world))
    case .bridge:
      let model = BridgeModel(world)
      bridge = model
      open(model, SearchModel(model, by: model.bestRated), SearchModel(model, by: model.byName))
    case .facade:
      let service = ServiceModel(world)
      facade = FacadeModel(service)
      open(service)
    case .proxy:
      open(ProxyModel(world))
      let other = ProxyModel(world)
      windows[2] = (LoginModel(other), SearchModel(other))
    case .remoteProxy:
      let model = RemoteProxyModel(world)
      remote = model
      open(model)
    case .decorator:
      let model = DecoratorModel(world)
      decorator = model
      open(model, SearchModel(model, by: model.ranked), SearchModel(model, by: model.eachTryLogged))
    }
  }

  /// Opens three windows: the first two have a screen each to sign in, the third has the first's.
  private func open(
    _ pattern: any PatternModel, _ second: SearchModel? = nil, _ third: SearchModel? = nil
  ) {
    let (login, search) = (LoginModel(pattern), SearchModel(pattern))
    windows = [
      (login, search), (LoginModel(pattern), second ?? search), (login, third ?? search),
    ]
  }

  /// What the users must see, and what the decorators must have written.
  var sees: [String] {
    var lines = windows.flatMap { login, search in
      sight((login.lines, login.session), (search.lines, search.pins, search.problem))
    }
    lines += facade?.lines ?? []
    lines += decorator?.log ?? []
    if let remote { lines.append("\(remote.questions) questions crossed") }
    return lines
  }

  func take(_ act: Act, at window: Int = 0) {
    let (login, search) = windows[window]
    switch act {
    case .signIn(let person): login.signIn(person)
    case .signOut: login.signOut()
    case .search(let term, let place): search.search(term, near: place)
    case .nextPage: search.nextPage()
    case .suggest(let prefix): search.suggest(prefix)
    case .outage(let count): world.failNext(count, to: pattern.searchPath)
    case .signInOutage(let count): world.failNext(count, to: pattern.signInPath)
    case .swap: bridge?.swap()
    case .find(let person, let place): facade?.find(person, near: place)
    case .at(let window, let act): take(act, at: window)
    case .killed(let act):
      (world.kills, world.hasKilled) = (true, false)
      take(act)
      world.kills = false
    case .cancelled(let act, let count):
      world.cancelNext(after: pattern.hearsOfCancellation ? count : nil)
      take(act)
      world.cancelNext(after: nil)
    case .impatient(let act):
      world.isImpatient = true
      take(act)
      world.isImpatient = false
      world.cancelNext(after: nil)
    case .meanwhile(let first, .cancelled(let second, _), _) where pattern.takesInTurn(act):
      // Whoever leaves the queue is as good as one who was cancelled before.
      world.cancelled { take(second) }
      take(first)
      world.isShared = true
    case .meanwhile(let first, let second, _) where pattern.takesInTurn(act):
      take(first)
      world.isShared = true
      take(second)
    case .meanwhile(let first, let second, let count):
      world.meanwhile = (count, { [self] in take(second) })
      take(first)
      let act = world.meanwhile?.act
      world.meanwhile = nil
      act?()
    }
  }
}
