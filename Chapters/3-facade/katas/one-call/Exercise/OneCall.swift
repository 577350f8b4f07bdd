/// Which part of a booking failed, and why.
enum BookingError: Error, Hashable {
  /// The café is closed at that hour.
  case closed

  /// The table plan failed.
  case tablePlan(TablePlanError)

  /// The deposit wasn't paid.
  case deposit(CardTerminalError)

  /// The booking couldn't be written into the diary.
  case diary(DiaryError)

  /// The caller was cancelled before the booking stood in the diary.
  case cancelled
}

/// Books a table, in one call.
struct BookingDesk: Sendable {
  init(
    hours: OpeningHours, tables: some TablePlan, rules: DepositRules, terminal: some CardTerminal,
    diary: some Diary
  ) {
    // Your code
  }

  /// Holds a table, takes the deposit, and writes the booking into the diary. When that can't be
  /// done, nothing of it stays behind.
  ///
  /// - Returns: The booking, or nil when no table is free.
  /// - Throws: Which part failed, and why.
  func book(_ wish: TableWish) async throws(BookingError) -> Booking? {
    // Your code
    nil
  }
}
