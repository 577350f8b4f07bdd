import Foundation
import Locking
import Testing

/// A kata's test during a grade. Work that continues after its end is waited for, and seen by its
/// ``Notes``.
final class RunningTest: Sendable {
  /// The running test, or nil outside of a grade.
  @TaskLocal static var current: RunningTest?

  /// The time to wait after the tests, which the grader sets, or nil outside of a grade.
  static let patience = ProcessInfo.processInfo.environment["KATA_AFTERWARDS"].flatMap(Int.init)
    .map { Duration.milliseconds($0) }

  private enum State {
    case running, over, late
  }

  private let state = Locked(State.running)

  /// Records that an entry was added.
  func heard() {
    state.withLock { if $0 != .running { $0 = .late } }
  }

  /// Runs a test.
  ///
  /// - Returns: A task that reports late entries, once all tests have been waited for.
  static func run(
    _ test: Test, _ function: @Sendable () async throws -> Void
  ) async throws -> Task<Void, Never> {
    let running = RunningTest()
    try await $current.withValue(running) { try await function() }
    running.state.withLock { $0 = .over }
    return Task {
      // Waiting for this task means waiting for the others. It continues as part of its test.
      while !Task.isCancelled { try? await Task.sleep(for: .seconds(60)) }
      guard running.state.withLock({ $0 == .late }) else { return }
      Issue.record(
        "a task of the test still recorded something after the test's end",
        sourceLocation: test.sourceLocation)
    }
  }

  /// Waits for work that finished tests have left: first a while, and then as long as the process
  /// is busy, up to a limit.
  ///
  /// - Returns: Whether the work ended.
  static func wait(_ patience: Duration) async -> Bool {
    try? await Task.sleep(for: patience)
    for _ in 1...50 {
      let before = clock()
      try? await Task.sleep(for: .milliseconds(100))
      // In microseconds: less than a tenth of one processor, which other processes may need, too.
      if clock() &- before < 10_000 { return true }
    }
    return false
  }
}
