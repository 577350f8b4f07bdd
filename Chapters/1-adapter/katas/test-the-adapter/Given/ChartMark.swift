/// A mark on the sea chart, such as a café.
struct ChartMark: Hashable, Sendable {
  /// The mark's name.
  var name: String

  /// The guests' rating, 0 to 5 stars.
  var stars: Double

  /// The mark's position, or nil for a mark that moves, such as a café on a ship.
  var position: ChartPoint?
}
