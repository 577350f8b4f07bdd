import Scenario

/// A source of cafés for a map.
protocol CafeSource: Sendable {
  /// The cafés that have a location, in the source's order.
  func cafes() -> [Business]
}
