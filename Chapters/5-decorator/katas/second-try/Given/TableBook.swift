/// Knows which tables are free tonight, and takes reservations.
protocol TableBook: Sendable {
  /// The tables that are free at an hour. To read them changes nothing.
  func freeTables(at hour: Int) async throws(TableBookError) -> [Int]

  /// Reserves a table. Each call that arrives is a reservation of its own.
  ///
  /// - Parameters:
  ///   - seats: How many guests come. The book chooses a table that is big enough.
  ///   - hour: When they come.
  /// - Returns: The number of the table.
  func reserve(seats: Int, at hour: Int) async throws(TableBookError) -> Int
}
