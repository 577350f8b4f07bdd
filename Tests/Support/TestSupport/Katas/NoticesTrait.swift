import Locking
import Testing

/// Runs each test of a suite on the right implementation, where it has to pass, on each wrong one,
/// and once more on the right one.
/// When the suite is over, each wrong one that no test noticed is an issue.
public struct NoticesTrait: SuiteTrait, TestTrait, TestScoping {
  private let mistakes: [String]
  private let noticed = Noticed()

  init(_ mistakes: [String]) {
    self.mistakes = mistakes
  }

  /// The suite's tests have it too.
  public var isRecursive: Bool { true }

  /// Stands round the suite as a whole and round each run of a test.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> NoticesTrait? {
    test.isSuite || testCase != nil ? self : nil
  }

  /// Runs a test as often as there are implementations, or a suite and then the account of it.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard test.isSuite else { return try await tryAll(function) }
    // A suite inside of this one is over before its neighbours are.
    guard !MistakeOnTrial.isAccountedFor else { return try await function() }
    try await MistakeOnTrial.$isAccountedFor.withValue(true) { try await function() }
    for mistake in mistakes where !noticed.contains(mistake) {
      let words = Comment(rawValue: "no test of yours notices \(mistake)")
      Issue.record(words, sourceLocation: test.sourceLocation)
    }
  }

  private func tryAll(_ function: @Sendable () async throws -> Void) async throws {
    let isRight = Locked(true)
    // An issue that doesn't match is recorded as usual; it is only looked at here.
    try await withKnownIssue(isIntermittent: true) {
      try await function()
    } matching: { _ in
      isRight.withLock { $0 = false }
      return false
    }
    // A test that fails on the right implementation proves nothing about the others.
    guard isRight.withLock(\.self) else { return }
    for mistake in mistakes {
      try await MistakeOnTrial.$phrase.withValue(mistake) {
        try await withKnownIssue(Comment(rawValue: "noticed \(mistake)"), isIntermittent: true) {
          try await function()
        } matching: { _ in
          noticed.add(mistake)
          return true
        }
      }
    }
    // A test that fails whenever it runs a second time notices nothing at all.
    try await function()
  }
}

extension Trait where Self == NoticesTrait {
  /// The suite's tests have to pass on the right implementation, and to notice each of the
  /// mistakes.
  public static func notices<Mistake: KataMistake>(_ mistakes: Mistake.Type) -> NoticesTrait {
    NoticesTrait(Mistake.allCases.map(\.rawValue))
  }
}

/// The mistakes that some test has noticed.
private final class Noticed: Sendable {
  private let mistakes = Locked<Set<String>>([])

  func add(_ mistake: String) {
    mistakes.withLock { _ = $0.insert(mistake) }
  }

  func contains(_ mistake: String) -> Bool {
    mistakes.withLock { $0.contains(mistake) }
  }
}
