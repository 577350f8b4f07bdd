import Dispatch
import Locking

/// Callers that come at the same time. A test can know when they all wait.
///
/// A waiting task has no work in its executor. Only the callers use this executor. So when it has
/// no work, each caller is waiting or done.
public final class Crowd: TaskExecutor {
  private struct State {
    var unfinished = 0
    var watchers: [AsyncStream<Never>.Continuation] = []
  }

  private let queue = DispatchQueue(label: "crowd")
  private let state = Locked(State())

  /// Creates a crowd without callers.
  public init() {}

  /// The running task's crowd, if it belongs to one.
  @TaskLocal public static var current: Crowd?

  /// Runs a caller, and everything that it starts.
  public func run<Answer: Sendable>(_ act: @Sendable () async -> Answer) async -> Answer {
    await Self.$current.withValue(self) {
      await withTaskExecutorPreference(self) { await act() }
    }
  }

  /// Starts another caller.
  public func call<Answer: Sendable>(
    _ act: @escaping @Sendable () async -> Answer
  ) -> Task<Answer, Never> {
    Task(executorPreference: self) { await act() }
  }

  /// Waits until every caller waits or is done.
  public func waits() async {
    let (stream, continuation) = AsyncStream<Never>.makeStream()
    state.withLock { state in
      if state.unfinished == 0 {
        continuation.finish()
      } else {
        state.watchers.append(continuation)
      }
    }
    for await _ in stream {}
  }

  /// Does something while no caller can continue, and waits until one of them can.
  public func hold(while act: () -> Void) async {
    queue.suspend()
    act()
    while state.withLock({ $0.unfinished == 0 }) {
      guard (try? await Task.sleep(for: .milliseconds(1))) != nil else { break }
    }
  }

  /// Lets the held callers continue.
  public func goOn() {
    queue.resume()
  }

  /// Runs a piece of a caller's work.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    state.withLock { $0.unfinished += 1 }
    queue.async { [self] in
      job.runSynchronously(on: asUnownedTaskExecutor())
      // The work that this work left is counted by now.
      let watchers = state.withLock { state in
        state.unfinished -= 1
        guard state.unfinished == 0 else { return [AsyncStream<Never>.Continuation]() }
        defer { state.watchers = [] }
        return state.watchers
      }
      // Not while holding the lock: a watcher from this crowd has work at once.
      for watcher in watchers { watcher.finish() }
    }
  }
}
