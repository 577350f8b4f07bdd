// Says: And a class with a `lazy var` isn't `Sendable` unless an actor guards it, so Swift 6 doesn't
// let first calls meet there.

@MainActor final class Screen {
  lazy var search = "a search"
}

func firstCall(of screen: Screen) -> @Sendable () async -> String {
  { await screen.search }
}
