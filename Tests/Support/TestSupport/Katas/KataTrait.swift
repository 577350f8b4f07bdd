import Locking
import Testing

/// Makes a suite the tests of a kata: they are skipped until the exercise is edited, and they say
/// so when they aren't the tests that came with the workbook.
public struct KataTrait: SuiteTrait, TestTrait, TestScoping {
  private let folder: KataFolder

  /// Those who still look at what goes on after tests that are over.
  private let watchers = Locked<[Task<Void, Never>]>([])

  init(_ folder: KataFolder) {
    self.folder = folder
  }

  /// The suite's tests have it too.
  public var isRecursive: Bool { true }

  /// Skips the suite while nobody has begun.
  public func prepare(for test: Test) async throws {
    guard folder.isUntouched, test.isSuite else { return }
    WaitingKatas.tell(of: folder.kata, in: folder.package)
    let reason: Comment = "not started: edit \(folder.exercise)"
    try await ConditionTrait.disabled(reason, sourceLocation: test.sourceLocation)
      .prepare(for: test)
  }

  /// Stands round the suite as a whole and round each run of a test.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> KataTrait? {
    test.isSuite || testCase != nil ? self : nil
  }

  /// Records an issue for each file of the tests that was changed; and where somebody grades, looks at
  /// what goes on after each test.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard test.isSuite else {
      guard RunningTest.patience != nil else { return try await function() }
      let watcher = try await RunningTest.run(test, function)
      return watchers.withLock { $0.append(watcher) }
    }
    for file in folder.changedTests {
      let words: Comment = "\(file) isn't as it came: Scripts/kata check says how to get it back"
      Issue.record(words, sourceLocation: test.sourceLocation)
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
  /// The tests of a kata. They count from the first edit of its exercise on.
  ///
  /// - Parameter testFile: The file that calls this, in one of the kata's folders.
  public static func kata(testFile: String = #filePath) -> KataTrait {
    KataTrait(KataFolder(testFile: testFile))
  }
}
