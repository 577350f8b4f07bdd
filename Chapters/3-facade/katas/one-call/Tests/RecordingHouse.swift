import Locking
import TestSupport

/// Table plan, card terminal and diary in one. It writes down what it is asked, and knows what is
/// open: which table is held, and which money was taken.
final class RecordingHouse: TablePlan, CardTerminal, Diary {
  private struct State {
    var calls: [String] = []
    var open: [String] = []
    var freeTables: [String?]
    var planFailures: [TablePlanError?]
    var cardFailures: [CardTerminalError?]
    var diaryFailures: [DiaryError?]
    // Others have booked before.
    var bookings = 40
    var isClosed = false
    let taken: Payment?
  }

  private let state: Locked<State>
  private let gates: [String: Gate]

  /// - Parameters:
  ///   - freeTables: The tables, in the order in which they are given away; nil for a call that
  ///     finds none, as all later calls do.
  ///   - planFailures: How the table plan fails, call by call; nil for a call that works, as all
  ///     later calls do.
  ///   - cardFailures: The same for the terminal.
  ///   - diaryFailures: The same for the diary.
  ///   - taken: What the terminal says it took; nil for what it was asked to take.
  ///   - gates: Where a call waits, by the words of the call.
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

  /// What was asked, in order.
  var calls: [String] { state.withLock(\.calls) }

  /// What was begun and not undone: tables that are held, and money that was taken.
  var open: [String] { state.withLock(\.open) }

  /// Ends the evening: what comes later comes too late, and isn't written down.
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
      // Two calls may have begun the same: only one of them is undone.
      guard !state.isClosed, let index = state.open.firstIndex(of: step) else { return }
      state.open.remove(at: index)
    }
  }

  /// Writes a call down, and waits at its gate, even when the caller is cancelled.
  private func note(_ call: String) async {
    // A call that nobody waits for lets the one go first that has begun it.
    await Crowd.current?.waits()
    state.withLock { state in
      guard !state.isClosed else { return }
      state.calls.append(call)
    }
    guard let gate = gates[call] else { return }
    await Task { await gate.pass() }.value
  }
}
