/// A source of high-water times.
protocol TideSource: Sendable {
  /// Returns the high waters of a day, earliest first, or none if the harbor falls dry.
  ///
  /// - Parameters:
  ///   - day: The day of the year, starting at 1.
  ///   - harbor: The harbor's name, as the station spells it.
  func highWaters(on day: Int, in harbor: String) async throws(TideError) -> [HighWater]
}
