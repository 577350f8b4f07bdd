// Says: A class with a `lazy var` isn't `Sendable` by itself unless an actor guards it.
// Fails: of 'Sendable'-conforming class 'Screen' is mutable
final class Screen: Sendable {
  lazy var search = "a search"
}
