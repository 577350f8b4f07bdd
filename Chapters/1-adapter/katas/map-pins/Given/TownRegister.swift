/// The town's register of cafés. The town hall writes it, and doesn't change it for us.
protocol TownRegister: Sendable {
  /// Reads the register from its first page to its last. This takes a while.
  func entries() -> [RegisterEntry]
}

/// A café in the town's register.
struct RegisterEntry: Sendable {
  /// What it is called.
  var name: String

  /// The guests' rating, 0 to 5 stars.
  var stars: Double

  /// Degrees east of Greenwich, if somebody wrote them down.
  var east: Double?

  /// Degrees north of the equator, if somebody wrote them down.
  var north: Double?
}
