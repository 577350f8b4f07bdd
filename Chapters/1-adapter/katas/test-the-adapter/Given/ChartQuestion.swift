/// A question to the sea chart.
struct ChartQuestion: Hashable, Sendable {
  /// What is looked for, such as `coffee`.
  var word: String

  /// Where.
  var point: ChartPoint

  /// How many marks of the list stand before the first one that is wanted.
  var skip: Int

  /// How many marks are wanted at most.
  var take: Int
}
