/// The book in which all bookings stand. What isn't in the diary isn't booked.
protocol Diary: Sendable {
  /// Writes a booking down, and answers its number.
  func enter(
    _ name: String, at hour: Int, table: HeldTable, payment: Payment
  ) async throws(DiaryError) -> Int
}

/// Why a booking couldn't be written down.
enum DiaryError: Error, Hashable {
  /// Somebody else is writing.
  case busy

  /// The diary can't be reached; with its reason.
  case unreachable(String)
}
