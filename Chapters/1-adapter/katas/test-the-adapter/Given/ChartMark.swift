/// A mark on the sea chart, such as a café.
struct ChartMark: Hashable, Sendable {
  /// The mark's name.
  var name: String

  /// The guests' rating, 0 to 5 stars.
  var stars: Double

  /// The mark's position. A café on a ship has none.
  var position: ChartPoint?
}
