import Locking
import Testing

/// Lets simultaneous calls run one after another, or overlap. Otherwise, chance would decide.
///
/// A kata puts it around the type that the reader's tests check: ``call(_:)`` around each call, and
/// ``question()`` before each question to the inner object.
public final class Callers: Sendable {
  /// How simultaneous calls are let in.
  enum Order {
    /// The next call starts when the last one is over, or is held back by the test itself.
    case oneAfterTheOther

    /// No question is asked before all callers have come as far as they can.
    case together
  }

  private struct State {
    var inside = 0
    var changes = 0
    var cameAtOnce = false
  }

  /// The callers in the running test.
  @TaskLocal public static var onTrial = Callers(.oneAfterTheOther)

  private let order: Order
  private let state = Locked(State())

  init(_ order: Order) {
    self.order = order
  }

  /// Whether some calls overlapped.
  var cameAtOnce: Bool {
    state.withLock(\.cameAtOnce)
  }

  /// Lets a call in when it is its turn.
  public func call<Answer, Failure: Error>(
    _ act: () async throws(Failure) -> Answer
  ) async throws(Failure) -> Answer {
    await enter()
    defer {
      state.withLock { state in
        state.inside -= 1
        state.changes += 1
      }
    }
    return try await act()
  }

  /// If calls shall overlap, waits until no other call is still on its way.
  public func question() async {
    guard order == .together else { return }
    await quiet()
  }

  private func enter() async {
    while true {
      let changes = state.withLock { state -> Int? in
        if state.inside > 0 { state.cameAtOnce = true }
        guard order == .oneAfterTheOther, state.inside > 0 else {
          state.inside += 1
          state.changes += 1
          return nil
        }
        return state.changes
      }
      guard let changes else { return }
      if await isStuck(since: changes) { return }
    }
  }

  /// Waits until another call starts or ends, or starts this one if none does.
  private func isStuck(since changes: Int) async -> Bool {
    let isQuiet = Locked(false)
    let clock = Task {
      await quiet()
      isQuiet.withLock { $0 = true }
    }
    defer { clock.cancel() }
    // A task that waits like this is never idle, so a crowd doesn't count it as waiting inside.
    while state.withLock({ $0.changes == changes }) {
      guard !isQuiet.withLock(\.self) else {
        return state.withLock { state in
          guard state.changes == changes else { return false }
          state.inside += 1
          state.changes += 1
          return true
        }
      }
      await Task.yield()
    }
    return false
  }
}

/// Waits until all other tasks have had many turns, and time.
public func quiet() async {
  await Task.detached {
    for _ in 1...50 { await Task.detached {}.value }
    try? await Task.sleep(for: .milliseconds(20))
    for _ in 1...50 { await Task.detached {}.value }
  }.value
}
