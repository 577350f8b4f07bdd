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

extension BookingError: CustomStringConvertible {
  var description: String {
    switch self {
    case .closed: "the café is closed"
    case .tablePlan(let reason): "the table plan failed: \(String(describing: reason))"
    case .deposit(let reason): "the deposit wasn't paid: \(String(describing: reason))"
    case .diary(let reason): "the diary failed: \(String(describing: reason))"
    case .cancelled: "the booking was cancelled"
    }
  }
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
    var undo = UndoStack()
    do throws(BookingError) {
      guard let table = try await hold(wish) else { return nil }
      undo.push("release \(table.name)") { [tables] in await tables.release(table) }
      let payment = try await takeDeposit(wish)
      undo.push("refund \(payment.cents)") { [terminal] in await terminal.refund(payment) }
      return try await enter(wish, table: table, payment: payment)
    } catch {
      await undo.unwind()
      throw error
    }
  }

  private func hold(_ wish: TableWish) async throws(BookingError) -> HeldTable? {
    try await step(BookingError.tablePlan) { () async throws(TablePlanError) in
      try await tables.hold(for: wish.people, at: wish.hour)
    }
  }

  private func takeDeposit(_ wish: TableWish) async throws(BookingError) -> Payment {
    try await step(BookingError.deposit) { () async throws(CardTerminalError) in
      try await terminal.charge(rules.deposit(for: wish.people), to: wish.card)
    }
  }

  private func enter(
    _ wish: TableWish, table: HeldTable, payment: Payment
  ) async throws(BookingError) -> Booking {
    let number = try await step(BookingError.diary) { () async throws(DiaryError) in
      try await diary.enter(wish.name, at: wish.hour, table: table, payment: payment)
    }
    return Booking(number: number, table: table.name, depositCents: payment.cents)
  }

  /// Takes a step, unless the caller was cancelled, and says which part failed.
  private func step<Value, Failure: Error>(
    _ wrap: (Failure) -> BookingError, _ act: () async throws(Failure) -> Value
  ) async throws(BookingError) -> Value {
    guard !Task.isCancelled else { throw .cancelled }
    do throws(Failure) {
      return try await act()
    } catch {
      throw wrap(error)
    }
  }
}

/// What a call has to undo when it fails.
private struct UndoStack: CustomStringConvertible {
  private struct Step {
    let name: String
    let undo: @Sendable () async -> Void
  }

  private var steps: [Step] = []

  mutating func push(_ name: String, _ undo: @escaping @Sendable () async -> Void) {
    precondition(!name.isEmpty)
    steps.append(Step(name: name, undo: undo))
  }

  /// Undoes everything, the last step first.
  mutating func unwind() async {
    while let step = steps.popLast() { await step.undo() }
    assert(steps.isEmpty)
  }

  var description: String { steps.map(\.name).joined(separator: ", ") }
}
