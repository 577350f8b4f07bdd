import Locking
import Testing

/// Lets calls that come at once go one after the other, or meet. Left alone, luck would say which.
///
/// A kata puts it round the type that the reader's tests look at: ``call(_:)`` round each call, and
/// ``question()`` before each question to the inner object.
public final class Callers: Sendable {
  /// How calls that come at once are let in.
  enum Order {
    /// The next one comes in when the last one is over, or is held back by the test itself.
    case oneAfterTheOther

    /// No question is asked before all who came have come as far as they can.
    case together
  }

  private struct State {
    var inside = 0
    var changes = 0
    var cameAtOnce = false
  }

  /// Those who call in the test that runs.
  @TaskLocal public static var onTrial = Callers(.oneAfterTheOther)

  private let order: Order
  private let state = Locked(State())

  init(_ order: Order) {
    self.order = order
  }

  /// Whether some call came before another one was over.
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

  /// Waits, when callers shall meet, until nobody else is on the way.
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

  /// Waits until somebody else comes in or goes out; or, when nobody does, comes in.
  private func isStuck(since changes: Int) async -> Bool {
    let isQuiet = Locked(false)
    let clock = Task {
      await quiet()
      isQuiet.withLock { $0 = true }
    }
    defer { clock.cancel() }
    // Whoever waits like this is never idle. So a crowd doesn't take it for one that waits inside.
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

/// Waits until whoever had work to do has had many turns at it, and time.
public func quiet() async {
  await Task.detached {
    for _ in 1...50 { await Task.detached {}.value }
    try? await Task.sleep(for: .milliseconds(20))
    for _ in 1...50 { await Task.detached {}.value }
  }.value
}
