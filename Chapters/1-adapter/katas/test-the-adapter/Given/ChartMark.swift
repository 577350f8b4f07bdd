/// Something that is marked on the sea chart, such as a café.
struct ChartMark: Hashable, Sendable {
  /// What it is called.
  var name: String

  /// The guests' rating, 0 to 5 stars.
  var stars: Double

  /// Where it is. A café on a ship has none.
  var position: ChartPoint?
}
