/// Why nobody can say when the water is high.
enum TideError: Error, Hashable {
  /// The station knows no such harbour.
  case unknownHarbour(String)

  /// The line to the station is down; with its own words.
  case noLine(String)
}
