import Locking
import TestSupport

/// A table plan, a card terminal and a diary in one object. It records all calls, and knows
/// which tables are held and which payments haven't been refunded.
final class RecordingHouse: TablePlan, CardTerminal, Diary {
  private struct State {
    var calls: [String] = []
    var open: [String] = []
    var freeTables: [String?]
    var planFailures: [TablePlanError?]
    var cardFailures: [CardTerminalError?]
    var diaryFailures: [DiaryError?]
    // Other guests have already booked.
    var bookings = 40
    var isClosed = false
    let taken: Payment?
  }

  private let state: Locked<State>
  private let gates: [String: Gate]

  /// - Parameters:
  ///   - freeTables: The table that each call gets, or nil for a call that finds no free table.
  ///     Later calls find no free table.
  ///   - planFailures: The error of each call to the table plan, or nil for a call that works.
  ///     Later calls work.
  ///   - cardFailures: The same for the terminal.
  ///   - diaryFailures: The same for the diary.
  ///   - taken: The terminal's payment, or nil for a payment with the call's card and amount.
  ///   - gates: The gates at which calls wait, by the text of the call.
  init(
    freeTables: [String?] = ["Window", "Corner"],
    planFailures: [TablePlanError?] = [],
    cardFailures: [CardTerminalError?] = [],
    diaryFailures: [DiaryError?] = [],
    taken: Payment? = nil,
    gates: [String: Gate] = [:]
  ) {
    state = Locked(
      State(
        freeTables: freeTables, planFailures: planFailures, cardFailures: cardFailures,
        diaryFailures: diaryFailures, taken: taken))
    self.gates = gates
  }

  /// The calls, in order.
  var calls: [String] { state.withLock(\.calls) }

  /// The steps that haven't been undone: held tables, and payments that haven't been refunded.
  var open: [String] { state.withLock(\.open) }

  /// Ends the recording. Later calls aren't recorded, and undo nothing.
  func close() {
    state.withLock { $0.isClosed = true }
  }

  func hold(for people: Int, at hour: Int) async throws(TablePlanError) -> HeldTable? {
    await note("hold a table for \(people) at \(hour)")
    return try state.withLock { state -> Result<HeldTable?, TablePlanError> in
      if let failure = next(&state.planFailures) { return .failure(failure) }
      guard let name = next(&state.freeTables) else { return .success(nil) }
      let table = HeldTable(name: name)
      state.open.append(table.name)
      return .success(table)
    }.get()
  }

  func release(_ table: HeldTable) async {
    await note("release \(table.name)")
    undo(table.name)
  }

  func charge(_ cents: Int, to card: String) async throws(CardTerminalError) -> Payment {
    await note("charge \(cents) to \(card)")
    return try state.withLock { state -> Result<Payment, CardTerminalError> in
      if let failure = next(&state.cardFailures) { return .failure(failure) }
      let payment = state.taken ?? Payment(card: card, cents: cents)
      state.open.append("\(payment.cents) from \(payment.card)")
      return .success(payment)
    }.get()
  }

  func refund(_ payment: Payment) async {
    await note("refund \(payment.cents) to \(payment.card)")
    undo("\(payment.cents) from \(payment.card)")
  }

  func enter(
    _ name: String, at hour: Int, table: HeldTable, payment: Payment
  ) async throws(DiaryError) -> Int {
    await note("enter \(name) at \(hour), \(table.name), \(payment.cents) from \(payment.card)")
    return try state.withLock { state -> Result<Int, DiaryError> in
      if let failure = next(&state.diaryFailures) { return .failure(failure) }
      state.bookings += 1
      return .success(state.bookings)
    }.get()
  }

  private func next<Value>(_ values: inout [Value?]) -> Value? {
    values.isEmpty ? nil : values.removeFirst()
  }

  private func undo(_ step: String) {
    state.withLock { state in
      // If two calls did the same step, only one of these steps is undone.
      guard !state.isClosed, let index = state.open.firstIndex(of: step) else { return }
      state.open.remove(at: index)
    }
  }

  /// Records a call, and waits at the call's gate, even when the caller is cancelled.
  private func note(_ call: String) async {
    // Code that doesn't wait for this call continues meanwhile.
    await Crowd.current?.waits()
    state.withLock { state in
      guard !state.isClosed else { return }
      state.calls.append(call)
    }
    guard let gate = gates[call] else { return }
    await Task { await gate.pass() }.value
  }
}
