/// The book that lists all bookings. A table that isn't in the diary isn't booked.
protocol Diary: Sendable {
  /// Writes down a booking, and returns the booking's number.
  func enter(
    _ name: String, at hour: Int, table: HeldTable, payment: Payment
  ) async throws(DiaryError) -> Int
}

/// The reason why a booking couldn't be written down.
enum DiaryError: Error, Hashable {
  /// Somebody else is writing in the diary.
  case busy

  /// The diary can't be reached, for this reason.
  case unreachable(String)
}
