// Says: A class with a `lazy var` can't be `Sendable`: several threads can't share it.
// Fails: of 'Sendable'-conforming class 'Screen' is mutable
final class Screen: Sendable {
  lazy var search = "a search"
}
