// swift-format-ignore-file
import Foundation

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
final class BookingDesk: Sendable {
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
    if !hours.isOpen(at: wish.hour) {
      throw BookingError.closed
    }

    let transaction = Transaction()
    do {
      return try await run(wish, in: transaction)
    } catch {
      print("booking for \(wish.name) failed: \(error), rolling back")
      await transaction.rollback()
      throw error
    }
  }
}

private extension BookingDesk {
  func run(
    _ wish: TableWish, in transaction: Transaction
  ) async throws(BookingError) -> Booking? {
    try checkCancelled()
    guard let table = try await holdTable(wish) else { return nil }
    transaction.onRollback { [tables] in await tables.release(table) }

    try checkCancelled()
    let payment = try await takeDeposit(wish)
    transaction.onRollback { [terminal] in await terminal.refund(payment) }

    try checkCancelled()
    let number = try await writeDown(wish, table, payment)
    return Booking(number: number, table: table.name, depositCents: payment.cents)
  }

  func checkCancelled() throws(BookingError) {
    if Task.isCancelled {
      throw .cancelled
    }
  }

  func holdTable(_ wish: TableWish) async throws(BookingError) -> HeldTable? {
    do {
      return try await tables.hold(for: wish.people, at: wish.hour)
    } catch {
      throw .tablePlan(error)
    }
  }

  func takeDeposit(_ wish: TableWish) async throws(BookingError) -> Payment {
    do {
      return try await terminal.charge(rules.deposit(for: wish.people), to: wish.card)
    } catch {
      throw .deposit(error)
    }
  }

  func writeDown(
    _ wish: TableWish, _ table: HeldTable, _ payment: Payment
  ) async throws(BookingError) -> Int {
    do {
      return try await diary.enter(wish.name, at: wish.hour, table: table, payment: payment)
    } catch {
      throw .diary(error)
    }
  }
}

/// Collects what has to be undone. One for each call.
private final class Transaction: @unchecked Sendable {
  private let lock = NSLock()
  private var steps: [@Sendable () async -> Void] = []

  func onRollback(_ step: @escaping @Sendable () async -> Void) {
    lock.lock()
    defer { lock.unlock() }
    steps.append(step)
  }

  func rollback() async {
    while let step = pop() {
      await step()
    }
  }

  private func pop() -> (@Sendable () async -> Void)? {
    lock.lock()
    defer { lock.unlock() }
    return steps.popLast()
  }
}
