// Says: `@unchecked Sendable` would let them, with nothing that guards the `lazy var`.

final class Screen: @unchecked Sendable {
  lazy var search = "a search"
}

func firstCall(of screen: Screen) -> @Sendable () -> String {
  { screen.search }
}
