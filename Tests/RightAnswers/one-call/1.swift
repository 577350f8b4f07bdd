// swift-format-ignore-file
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

  /// Holds a table, takes the deposit, and writes the booking into the diary. When that can't be
  /// done, nothing of it stays behind.
  ///
  /// - Returns: The booking, or nil when no table is free.
  /// - Throws: Which part failed, and why.
  func book(_ wish: TableWish) async throws(BookingError) -> Booking? {
    guard hours.isOpen(at: wish.hour) else { throw .closed }
    guard let table = try await hold(for: wish) else { return nil }
    do {
      return try await book(wish, at: table)
    } catch {
      await tables.release(table)
      throw error
    }
  }

  /// Goes on when the table is held.
  private func book(
    _ wish: TableWish, at table: HeldTable
  ) async throws(BookingError) -> Booking {
    let payment = try await charge(for: wish)
    do {
      let number = try await enter(wish, at: table, paidBy: payment)
      return Booking(number: number, table: table.name, depositCents: payment.cents)
    } catch {
      await terminal.refund(payment)
      throw error
    }
  }

  private func hold(for wish: TableWish) async throws(BookingError) -> HeldTable? {
    try checkCancellation()
    do {
      return try await tables.hold(for: wish.people, at: wish.hour)
    } catch {
      throw .tablePlan(error)
    }
  }

  private func charge(for wish: TableWish) async throws(BookingError) -> Payment {
    try checkCancellation()
    do {
      return try await terminal.charge(rules.deposit(for: wish.people), to: wish.card)
    } catch {
      throw .deposit(error)
    }
  }

  private func enter(
    _ wish: TableWish, at table: HeldTable, paidBy payment: Payment
  ) async throws(BookingError) -> Int {
    try checkCancellation()
    do {
      return try await diary.enter(wish.name, at: wish.hour, table: table, payment: payment)
    } catch {
      throw .diary(error)
    }
  }

  private func checkCancellation() throws(BookingError) {
    if Task.isCancelled { throw .cancelled }
  }
}
