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
///
/// - Role: facade; the subsystem is opening hours, table plan, deposit rules, card terminal and
///   diary (GoF p. 187).
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

  /// Holds a table, takes the deposit, and writes the booking into the diary. If a step fails, the
  /// earlier steps are undone.
  ///
  /// - Returns: The booking, or nil when no table is free.
  /// - Throws: The reason why no table was booked. If a part failed, the error names the part.
  func book(_ wish: TableWish) async throws(BookingError) -> Booking? {
    guard hours.isOpen(at: wish.hour) else { throw .closed }
    guard let table = try await heldTable(for: wish) else { return nil }
    do throws(BookingError) {
      return try await booking(of: table, for: wish)
    } catch {
      await tables.release(table)
      throw error
    }
  }

  /// Books a held table. If this fails, `book(_:)` releases the table.
  private func booking(
    of table: HeldTable, for wish: TableWish
  ) async throws(BookingError) -> Booking {
    let payment = try await deposit(for: wish)
    do throws(BookingError) {
      let number = try await entry(of: table, paidWith: payment, for: wish)
      return Booking(number: number, table: table.name, depositCents: payment.cents)
    } catch {
      await terminal.refund(payment)
      throw error
    }
  }

  private func heldTable(for wish: TableWish) async throws(BookingError) -> HeldTable? {
    try stopIfCancelled()
    do {
      return try await tables.hold(for: wish.people, at: wish.hour)
    } catch {
      throw .tablePlan(error)
    }
  }

  private func deposit(for wish: TableWish) async throws(BookingError) -> Payment {
    try stopIfCancelled()
    do {
      return try await terminal.charge(rules.deposit(for: wish.people), to: wish.card)
    } catch {
      throw .deposit(error)
    }
  }

  private func entry(
    of table: HeldTable, paidWith payment: Payment, for wish: TableWish
  ) async throws(BookingError) -> Int {
    try stopIfCancelled()
    do {
      return try await diary.enter(wish.name, at: wish.hour, table: table, payment: payment)
    } catch {
      throw .diary(error)
    }
  }

  /// Throws an error if the caller was cancelled.
  private func stopIfCancelled() throws(BookingError) {
    if Task.isCancelled { throw .cancelled }
  }
}
