// Says: And a class with a `lazy var` isn't `Sendable` unless an actor guards it, so Swift 6 doesn't
// let first calls meet there.
// Says: A class with a `lazy var` isn't `Sendable` by itself unless an actor guards it.
// Fails: capture of 'screen' with non-Sendable type 'Screen' in a '@Sendable' closure

final class Screen {
  lazy var search = "a search"
}

func firstCall(of screen: Screen) -> @Sendable () -> String {
  { screen.search }
}
