import Locking
import Testing

/// Marks a suite as the tests of a kata. During a grade, it watches for work that continues after
/// each test.
public struct KataTrait: SuiteTrait, TestTrait, TestScoping {
  /// The tasks that watch for work after finished tests.
  private let watchers = Locked<[Task<Void, Never>]>([])

  /// The trait also applies to the suite's tests.
  public var isRecursive: Bool { true }

  /// Wraps the suite as a whole, and each run of a test.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> KataTrait? {
    test.isSuite || testCase != nil ? self : nil
  }

  /// Runs a test; or a suite, and then reports work that continued after its tests.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard test.isSuite else {
      guard RunningTest.patience != nil else { return try await function() }
      let watcher = try await RunningTest.run(test, function)
      return watchers.withLock { $0.append(watcher) }
    }
    try await function()
    // With a mistake, this isn't reported.
    let isRight = MistakeOnTrial.ofProcess ?? "" == ""
    if isRight, let patience = RunningTest.patience, await !RunningTest.wait(patience) {
      Issue.record("work of the test continues after its end", sourceLocation: test.sourceLocation)
    }
    for watcher in watchers.withLock(\.self) {
      watcher.cancel()
      await watcher.value
    }
  }
}

extension Trait where Self == KataTrait {
  /// The tests of a kata.
  public static func kata() -> KataTrait {
    KataTrait()
  }
}
