/// The errors of the sea chart.
enum ChartFault: Error {
  /// The boat is too far from the shore.
  case noSignal

  /// The chart doesn't know the search term.
  case unknownWord

  /// A part of the chart can't be read.
  case damaged
}
