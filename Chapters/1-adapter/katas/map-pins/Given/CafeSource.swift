import Scenario

/// Where a map gets its cafés.
protocol CafeSource: Sendable {
  /// The cafés that have a place, in the source's order, as they are at this moment.
  func cafes() -> [Business]
}
