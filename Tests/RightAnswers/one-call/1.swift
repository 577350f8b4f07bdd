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
    let held = try await step(BookingError.tablePlan) { () async throws(TablePlanError) in
      try await tables.hold(for: wish.people, at: wish.hour)
    }
    guard let table = held else { return nil }
    return try await with(table, orElse: tables.release) { table async throws(BookingError) in
      let payment = try await step(BookingError.deposit) { () async throws(CardTerminalError) in
        try await terminal.charge(rules.deposit(for: wish.people), to: wish.card)
      }
      return try await with(payment, orElse: terminal.refund) {
        payment async throws(BookingError) in
        let number = try await step(BookingError.diary) { () async throws(DiaryError) in
          try await diary.enter(wish.name, at: wish.hour, table: table, payment: payment)
        }
        return Booking(number: number, table: table.name, depositCents: payment.cents)
      }
    }
  }
}

/// Takes a step, unless the caller is cancelled, and says whose failure it was.
private func step<Value, Reason: Error>(
  _ failure: (Reason) -> BookingError, _ act: () async throws(Reason) -> Value
) async throws(BookingError) -> Value {
  guard !Task.isCancelled else { throw .cancelled }
  do { return try await act() } catch { throw failure(error) }
}

/// Goes on with what a step brought, and undoes the step when that fails.
private func with<Thing, Value>(
  _ thing: Thing, orElse undo: (Thing) async -> Void,
  goOn: (Thing) async throws(BookingError) -> Value
) async throws(BookingError) -> Value {
  do {
    return try await goOn(thing)
  } catch {
    await undo(thing)
    throw error
  }
}
