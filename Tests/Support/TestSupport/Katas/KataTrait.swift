import Locking
import Testing

/// Makes a suite the tests of a kata. Where somebody grades, it looks at what goes on after each test.
public struct KataTrait: SuiteTrait, TestTrait, TestScoping {
  /// Those who still look at what goes on after tests that are over.
  private let watchers = Locked<[Task<Void, Never>]>([])

  /// The suite's tests have it too.
  public var isRecursive: Bool { true }

  /// Stands round the suite as a whole and round each run of a test.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> KataTrait? {
    test.isSuite || testCase != nil ? self : nil
  }

  /// Runs a test, or a suite and then the account of what goes on after its tests.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard test.isSuite else {
      guard RunningTest.patience != nil else { return try await function() }
      let watcher = try await RunningTest.run(test, function)
      return watchers.withLock { $0.append(watcher) }
    }
    try await function()
    // Beside a mistake it is no news.
    let isRight = MistakeOnTrial.ofProcess ?? "" == ""
    if isRight, let patience = RunningTest.patience, await !RunningTest.wait(patience) {
      Issue.record("something is still at work", sourceLocation: test.sourceLocation)
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
