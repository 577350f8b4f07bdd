/// A simulated day, as the model predicts it.
@MainActor
final class Day {
  let world = World()
  private let pattern: Pattern
  private var windows: [(login: LoginModel, search: SearchModel)] = []
  private var bridge: BridgeModel?
  private var facade: FacadeModel?
  private var decorator: DecoratorModel?

  init(_ pattern: Pattern) {
    self.pattern = pattern
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
    case .decorator:
      let model = DecoratorModel(world)
      decorator = model
      open(model, SearchModel(model, by: model.ranked), SearchModel(model, by: model.eachTryLogged))
    }
  }

  /// Opens three windows. The first two have separate sign-in screens. The third shares the
  /// first's.
  private func open(
    _ pattern: any PatternModel, _ second: SearchModel? = nil, _ third: SearchModel? = nil
  ) {
    let (login, search) = (LoginModel(pattern), SearchModel(pattern))
    windows = [
      (login, search), (LoginModel(pattern), second ?? search), (login, third ?? search),
    ]
  }

  /// What the users must see, and what the decorators must have logged.
  var sees: [String] {
    windows.flatMap { login, search in
      sight((login.lines, login.session), (search.lines, search.pins, search.problem))
    } + (facade?.lines ?? []) + (decorator?.log ?? [])
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
    case .cancelled(let act, let count):
      world.cancelNext(after: pattern.hearsOfCancellation ? count : nil)
      take(act)
      world.cancelNext(after: nil)
    case .meanwhile(let first, let second, let count):
      world.meanwhile = (count, { [self] in take(second) })
      take(first)
      let act = world.meanwhile?.act
      world.meanwhile = nil
      act?()
    }
  }
}
