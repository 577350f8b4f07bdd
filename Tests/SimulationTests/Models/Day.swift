/// A day as a model expects it.
@MainActor
final class Day {
  let world: World
  private let screens: ScreenModel?
  private let bridge: BridgeModel?
  private let facade: FacadeModel?
  private let decorator: DecoratorModel?
  private let canCancel: Bool

  init(_ pattern: Pattern, _ truth: Truth) {
    world = World(truth)
    bridge = pattern == .bridge ? BridgeModel(world) : nil
    facade = pattern == .facade ? FacadeModel(world) : nil
    decorator = pattern == .decorator ? DecoratorModel(world) : nil
    canCancel = pattern != .adapter
    screens =
      switch pattern {
      case .adapter: ScreenModel(AdapterModel(world))
      case .bridge: bridge.map(ScreenModel.init)
      case .proxy: ScreenModel(ProxyModel(world))
      case .decorator: decorator.map(ScreenModel.init)
      case .facade: nil
      }
  }

  /// What the user must see, and what the wrappers must have written.
  var sees: [String] {
    (screens?.login ?? []) + (screens?.search ?? []) + (facade?.lines ?? [])
      + (decorator?.log ?? [])
  }

  func take(_ act: Act) {
    switch act {
    case .signIn(let person): screens?.signIn(person)
    case .signOut: screens?.signOut()
    case .search(let term, let place): screens?.search(term, near: place)
    case .nextPage: screens?.nextPage()
    case .suggest(let prefix): screens?.suggest(prefix)
    case .outage(let count): world.failures = count
    case .swap: bridge?.swap()
    case .find(let person, let place):
      facade?.find(person, near: place, isCancelled: false)
    case .cancelled(.find(let person, let place)):
      facade?.find(person, near: place, isCancelled: true)
    case .cancelled(let act):
      world.cancels = canCancel
      take(act)
      world.cancels = false
    case .meanwhile(let first, let second):
      world.meanwhile = { [self] in take(second) }
      take(first)
      let act = world.meanwhile
      world.meanwhile = nil
      act?()
    }
  }
}
