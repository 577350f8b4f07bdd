/// A question to the sea chart.
struct ChartQuestion: Hashable, Sendable {
  /// The search term, such as `coffee`.
  var word: String

  /// The point to search near.
  var point: ChartPoint

  /// The number of marks to skip at the beginning of the list.
  var skip: Int

  /// The largest number of marks in the answer.
  var take: Int
}
