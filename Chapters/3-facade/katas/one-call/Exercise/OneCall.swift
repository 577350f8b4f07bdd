/// The reason why no table was booked.
enum BookingError: Error, Hashable {
  /// The café is closed at that hour.
  case closed

  /// The table plan failed.
  case tablePlan(TablePlanError)

  /// The deposit wasn't paid.
  case deposit(CardTerminalError)

  /// The booking couldn't be written into the diary.
  case diary(DiaryError)

  /// The caller was cancelled before the desk asked the diary.
  case cancelled
}

/// Books a table, in one call.
struct BookingDesk: Sendable {
  private let hours: OpeningHours
  private let tables: any TablePlan
  private let rules: DepositRules
  private let terminal: any CardTerminal
  private let diary: any Diary

  init(
    hours: OpeningHours, tables: some TablePlan, rules: DepositRules, terminal: some CardTerminal,
    diary: some Diary
  ) {
    self.hours = hours
    self.tables = tables
    self.rules = rules
    self.terminal = terminal
    self.diary = diary
  }

  /// Holds a table, takes the deposit, and writes the booking into the diary.
  ///
  /// - Returns: The booking, or nil when no table is free.
  /// - Throws: The reason why no table was booked. If a part failed, the error names the part.
  func book(_ wish: TableWish) async throws(BookingError) -> Booking? {
    // Half done: these three statements are correct, but in the wrong order.
    let held = try await heldTable(for: wish)
    guard let table = held else { return nil }
    guard hours.isOpen(at: wish.hour) else { throw .closed }

    return try await booking(of: table, for: wish)
  }

  /// Books a held table: takes the deposit, and writes the booking into the diary.
  private func booking(
    of table: HeldTable, for wish: TableWish
  ) async throws(BookingError) -> Booking? {
    // Your code
    nil
  }

  private func heldTable(for wish: TableWish) async throws(BookingError) -> HeldTable? {
    do {
      return try await tables.hold(for: wish.people, at: wish.hour)
    } catch {
      throw .tablePlan(error)
    }
  }
}
