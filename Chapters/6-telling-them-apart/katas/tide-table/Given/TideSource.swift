/// Knows when the water is high.
protocol TideSource: Sendable {
  /// The high waters of a day, the first one first; none when the harbour falls dry.
  ///
  /// - Parameters:
  ///   - day: The day of the year, from 1 on.
  ///   - harbour: Its name, as the station spells it.
  func highWaters(on day: Int, in harbour: String) async throws(TideError) -> [HighWater]
}
