import Testing

/// Makes a suite the tests of a kata: they are skipped until the exercise is edited, and they say
/// so when they aren't the tests that came with the workbook.
public struct KataTrait: SuiteTrait, TestScoping {
  private let folder: KataFolder

  init(_ folder: KataFolder) {
    self.folder = folder
  }

  /// Skips the suite while nobody has begun.
  public func prepare(for test: Test) async throws {
    guard folder.isUntouched else { return }
    WaitingKatas.add(folder.exercise)
    let reason: Comment = "not started: edit \(folder.exercise)"
    try await ConditionTrait.disabled(reason, sourceLocation: test.sourceLocation)
      .prepare(for: test)
  }

  /// Records an issue for each file of the tests that was changed.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    for file in folder.changedTests {
      let words: Comment = "\(file) isn't as it came: Scripts/kata check says how to get it back"
      Issue.record(words, sourceLocation: test.sourceLocation)
    }
    try await function()
  }
}

extension Trait where Self == KataTrait {
  /// The tests of a kata. They count from the first edit of its exercise on.
  ///
  /// - Parameter testFile: The file that this stands in, in the folder `Tests` of the kata.
  public static func kata(testFile: String = #filePath) -> KataTrait {
    KataTrait(KataFolder(testFile: testFile))
  }
}
