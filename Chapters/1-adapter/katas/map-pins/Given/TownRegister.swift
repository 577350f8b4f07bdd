/// The town's register of cafés. The town hall won't change this protocol for us.
protocol TownRegister: Sendable {
  /// Reads the whole register. This takes a while.
  func entries() -> [RegisterEntry]
}

/// A café in the town's register.
struct RegisterEntry: Sendable {
  /// The café's name.
  var name: String

  /// The guests' rating, 0 to 5 stars.
  var stars: Double

  /// Degrees east of Greenwich, if they are known.
  var east: Double?

  /// Degrees north of the equator, if they are known.
  var north: Double?
}
