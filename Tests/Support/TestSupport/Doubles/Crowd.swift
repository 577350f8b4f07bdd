import Dispatch
import Locking

/// Callers that come at the same time, of whom a test can know that they all wait.
///
/// A task that waits for something has no work in its executor. So when this executor, which only
/// the callers have, is without work, each of them has come as far as it can.
public final class Crowd: TaskExecutor {
  private struct State {
    var unfinished = 0
    var watchers: [AsyncStream<Never>.Continuation] = []
  }

  private let queue = DispatchQueue(label: "crowd")
  private let state = Locked(State())

  /// Creates a crowd of nobody.
  public init() {}

  /// The crowd that the running task belongs to, when it belongs to one.
  @TaskLocal public static var current: Crowd?

  /// Lets one caller do something, with all that it starts.
  public func run<Answer: Sendable>(_ act: @Sendable () async -> Answer) async -> Answer {
    await Self.$current.withValue(self) {
      await withTaskExecutorPreference(self) { await act() }
    }
  }

  /// Lets one more caller begin.
  public func call<Answer: Sendable>(
    _ act: @escaping @Sendable () async -> Answer
  ) -> Task<Answer, Never> {
    Task(executorPreference: self) { await act() }
  }

  /// Waits until every caller waits, or is done.
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

  /// Does something while no caller can go on, and waits until one of them has a reason to.
  public func hold(while act: () -> Void) async {
    queue.suspend()
    act()
    while state.withLock({ $0.unfinished == 0 }) {
      guard (try? await Task.sleep(for: .milliseconds(1))) != nil else { break }
    }
  }

  /// Lets the callers go on that were held.
  public func goOn() {
    queue.resume()
  }

  /// Does a piece of a caller's work.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    state.withLock { $0.unfinished += 1 }
    queue.async { [self] in
      job.runSynchronously(on: asUnownedTaskExecutor())
      // What the work itself left to do is counted by now.
      let watchers = state.withLock { state in
        state.unfinished -= 1
        guard state.unfinished == 0 else { return [AsyncStream<Never>.Continuation]() }
        defer { state.watchers = [] }
        return state.watchers
      }
      // Not with the lock: a watcher of this crowd has work at once.
      for watcher in watchers { watcher.finish() }
    }
  }
}
