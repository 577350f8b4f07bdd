import KataFiles
import Locking
import Testing

/// Runs each test of a suite with the right implementation, where it has to pass, and with each
/// wrong one. If calls can overlap, it runs both with and without overlap. At the end of the suite,
/// each wrong implementation that no test catches, or that is caught in only one of these runs, is
/// an issue.
///
/// During a grade, a process contains only one implementation, so no test can compare several.
public struct NoticesTrait: SuiteTrait, TestTrait, TestScoping {
  private let mistakes: [String]
  private let noticed = Noticed()

  init<Mistake: KataMistake>(_ kind: Mistake.Type) {
    mistakes = kind.allCases.map(\.rawValue)
  }

  /// The trait also applies to the suite's tests.
  public var isRecursive: Bool { true }

  /// Wraps the suite as a whole, and each run of a test.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> NoticesTrait? {
    test.isSuite || testCase != nil ? self : nil
  }

  /// Runs a test once for each implementation; or a suite, and then reports the result.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard test.isSuite else {
      // A test may call this itself.
      guard !MistakeOnTrial.isInATest else { return try await function() }
      if let one = MistakeOnTrial.ofProcess { return try await tryOne(one, test, function) }
      return try await tryAll(test, function)
    }
    // A nested suite ends before its neighbors.
    guard !MistakeOnTrial.isAccountedFor else { return try await function() }
    try await MistakeOnTrial.$isAccountedFor.withValue(true) { try await function() }
    for mistake in mistakes {
      if MistakeOnTrial.ofProcess != nil {
        // During a grade, the grader reports the result, and has to know the mistakes.
        withKnownIssue(Comment(rawValue: "to notice: \(mistake)")) { _ = Issue.record() }
      } else if let words = noticed.account(of: mistake).complaint(about: mistake) {
        Issue.record(Comment(rawValue: words), sourceLocation: test.sourceLocation)
      }
    }
  }

  private func tryAll(
    _ test: Test, _ function: @Sendable () async throws -> Void
  ) async throws {
    do {
      guard try await passes(function) else { return noticed.distrust(test.id) }
    } catch {
      noticed.distrust(test.id)
      throw error
    }
    for mistake in mistakes {
      let found = await MistakeOnTrial.$phrase.withValue(mistake) {
        await notice(function, knownBy: Comment(rawValue: "noticed \(mistake)"))
      }
      noticed.add(found, of: mistake, by: test.id)
    }
  }

  /// Tries this process's implementation three times, since chance may find something once.
  private func tryOne(
    _ mistake: String, _ test: Test, _ function: @Sendable () async throws -> Void
  ) async throws {
    guard mistake != "" else {
      for _ in 1...3 { guard try await passes(function) else { return } }
      return
    }
    var found = Notice.surely
    for _ in 1...3 where found == .surely { found = await notice(function, knownBy: nil) }
    Issue.record(Comment(rawValue: found.rawValue), sourceLocation: test.sourceLocation)
  }

  /// Whether a test passes. Its failures count as usual.
  private func passes(_ function: @Sendable () async throws -> Void) async throws -> Bool {
    for order in [Callers.Order.oneAfterTheOther, .together] {
      guard try await !fails(function, with: Callers(order), knownBy: nil) else { return false }
    }
    return true
  }

  /// Whether a test catches the present mistake.
  private func notice(
    _ function: @Sendable () async throws -> Void, knownBy words: Comment?
  ) async -> Notice {
    let callers = Callers(.oneAfterTheOther)
    let apart = (try? await fails(function, with: callers, knownBy: words)) ?? true
    // Calls that never overlapped can't fail because of it.
    guard !apart || callers.cameAtOnce else { return .surely }
    let together = (try? await fails(function, with: Callers(.together), knownBy: words)) ?? true
    return apart && together ? .surely : apart || together ? .sometimes : .never
  }

  /// Whether a test fails. It runs on one thread, so that its tasks start in the order of the code.
  ///
  /// - Parameter words: The text for its failures, which count as known issues.
  private func fails(
    _ function: @Sendable () async throws -> Void, with callers: Callers, knownBy words: Comment?
  ) async throws -> Bool {
    let hasFailed = Locked(false)
    try await withKnownIssue(words, isIntermittent: true) {
      try await Callers.$onTrial.withValue(callers) {
        try await MistakeOnTrial.$isInATest.withValue(true) {
          try await withTaskExecutorPreference(Crowd()) { try await function() }
        }
      }
    } matching: { issue in
      hasFailed.withLock { $0 = $0 || issue.isFailure }
      return words != nil
    }
    return hasFailed.withLock(\.self)
  }
}

extension Trait where Self == NoticesTrait {
  /// The suite's tests have to pass with the right implementation, and to catch each mistake.
  public static func notices<Mistake: KataMistake>(_ mistakes: Mistake.Type) -> NoticesTrait {
    NoticesTrait(mistakes)
  }
}

#if compiler(<6.3)
  extension Issue {
    /// There are no warnings yet.
    fileprivate var isFailure: Bool { true }
  }
#endif

/// The mistakes that some test has caught.
private final class Noticed: Sendable {
  private struct State {
    /// The results for a mistake, by test.
    var notices: [String: [Test.ID: Set<Notice>]] = [:]

    /// The tests that failed with the right implementation, even in only one case. Their other
    /// results don't count.
    var distrusted: Set<Test.ID> = []
  }

  private let state = Locked(State())

  func add(_ notice: Notice, of mistake: String, by test: Test.ID) {
    state.withLock { _ = $0.notices[mistake, default: [:]][test, default: []].insert(notice) }
  }

  func distrust(_ test: Test.ID) {
    state.withLock { _ = $0.distrusted.insert(test) }
  }

  func account(of mistake: String) -> Notice {
    state.withLock { state in
      let notices = (state.notices[mistake] ?? [:])
        .filter { !state.distrusted.contains($0.key) }.flatMap(\.value)
      return [.surely, .sometimes].first(where: notices.contains) ?? .never
    }
  }
}
