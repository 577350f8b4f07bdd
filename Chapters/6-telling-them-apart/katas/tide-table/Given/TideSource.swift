/// A source of high-water times.
protocol TideSource: Sendable {
  /// Returns the high waters of a day, earliest first, or none if the harbour falls dry.
  ///
  /// - Parameters:
  ///   - day: The day of the year, starting at 1.
  ///   - harbour: The harbour's name, as the station spells it.
  func highWaters(on day: Int, in harbour: String) async throws(TideError) -> [HighWater]
}
