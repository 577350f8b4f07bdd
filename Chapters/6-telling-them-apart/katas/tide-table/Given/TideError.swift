/// The reason why there is no answer.
enum TideError: Error, Hashable {
  /// The station doesn't know this harbor.
  case unknownHarbor(String)

  /// The line to the station is down. The text comes from the station.
  case noLine(String)
}
