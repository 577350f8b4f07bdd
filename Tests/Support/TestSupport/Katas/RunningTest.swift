import Foundation
import Locking
import Testing

/// A test of a kata that is being graded. What goes on after its end is waited for, and seen by its
/// ``Notes``.
final class RunningTest: Sendable {
  /// The one that runs; nil where nobody grades.
  @TaskLocal static var current: RunningTest?

  /// How long to wait after a test; nil where nobody grades. It is set by whoever does.
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

  /// Runs a test, and leaves it to a task to wait for what still comes.
  static func run(
    _ test: Test, waiting patience: Duration, _ function: @Sendable () async throws -> Void
  ) async throws -> Task<Void, Never> {
    let running = RunningTest()
    try await $current.withValue(running) { try await function() }
    running.state.withLock { $0 = .over }
    return Task {
      try? await Task.sleep(for: patience)
      guard running.state.withLock({ $0 == .late }) else { return }
      Issue.record(
        "what it started still asked or wrote something when the test was over",
        sourceLocation: test.sourceLocation)
    }
  }
}
