/// Knows which tables are free tonight, and takes reservations.
protocol TableBook: Sendable {
  /// The tables that are free at an hour. Reading them changes nothing.
  func freeTables(at hour: Int) async throws(TableBookError) -> [Int]

  /// Reserves a table. Each call that arrives makes a new reservation.
  ///
  /// - Parameters:
  ///   - seats: The number of guests. The book chooses a table that is big enough.
  ///   - hour: The hour of arrival.
  /// - Returns: The number of the table.
  func reserve(seats: Int, at hour: Int) async throws(TableBookError) -> Int
}
