import Foundation
import Locking
import Testing

/// A test of a kata that is being graded. What goes on after its end is waited for, and seen by its
/// ``Notes``.
final class RunningTest: Sendable {
  /// The one that runs; nil where nobody grades.
  @TaskLocal static var current: RunningTest?

  /// How long to wait after the tests; nil where nobody grades. It is set by whoever does.
  static let patience = ProcessInfo.processInfo.environment["KATA_AFTERWARDS"].flatMap(Int.init)
    .map { Duration.milliseconds($0) }

  private enum State {
    case running, over, late
  }

  private let state = Locked(State.running)

  /// Something was written down.
  func heard() {
    state.withLock { if $0 != .running { $0 = .late } }
  }

  /// Runs a test.
  ///
  /// - Returns: Says that it was heard of later, once all have been waited for.
  static func run(
    _ test: Test, _ function: @Sendable () async throws -> Void
  ) async throws -> Task<Void, Never> {
    let running = RunningTest()
    try await $current.withValue(running) { try await function() }
    running.state.withLock { $0 = .over }
    return Task {
      // Whoever waits for this has waited for the others: it runs on as the test that it is about.
      while !Task.isCancelled { try? await Task.sleep(for: .seconds(60)) }
      guard running.state.withLock({ $0 == .late }) else { return }
      Issue.record(
        "what it started still asked or wrote something when the test was over",
        sourceLocation: test.sourceLocation)
    }
  }

  /// Waits for what tests that are over have left behind: a while, and then as long as the process is at
  /// work, though not for ever.
  ///
  /// - Returns: Whether the work came to its end.
  static func wait(_ patience: Duration) async -> Bool {
    try? await Task.sleep(for: patience)
    for _ in 1...50 {
      let before = clock()
      try? await Task.sleep(for: .milliseconds(100))
      // In millionths of a second: less than a tenth of one processor, which others may want, too.
      if clock() &- before < 10_000 { return true }
    }
    return false
  }
}
