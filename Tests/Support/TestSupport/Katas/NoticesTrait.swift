import KataFiles
import Locking
import Testing

/// Runs each test of a suite on the right implementation, where it has to pass, and on each wrong
/// one. Where callers could meet, it is run both ways: they do, and they don't.
/// When the suite is over, each wrong one that no test noticed, or only in one of these ways, is an
/// issue.
///
/// Where somebody grades, a process knows one implementation alone. So no test can compare several.
public struct NoticesTrait: SuiteTrait, TestTrait, TestScoping {
  private let mistakes: [String]
  private let noticed = Noticed()

  init<Mistake: KataMistake>(_ kind: Mistake.Type) {
    mistakes = kind.allCases.map(\.rawValue)
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
    guard test.isSuite else {
      // A test may call this itself.
      guard !MistakeOnTrial.isInATest else { return try await function() }
      if let one = MistakeOnTrial.ofProcess { return try await tryOne(one, test, function) }
      return try await tryAll(test, function)
    }
    // A suite inside of this one is over before its neighbours are.
    guard !MistakeOnTrial.isAccountedFor else { return try await function() }
    try await MistakeOnTrial.$isAccountedFor.withValue(true) { try await function() }
    for mistake in mistakes {
      if MistakeOnTrial.ofProcess != nil {
        // Whoever grades gives the account, and has to know of what.
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

  /// Tries the one implementation of this process, three times: luck may find something once.
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

  /// Whether a test passes. What it finds wrong counts as usual.
  private func passes(_ function: @Sendable () async throws -> Void) async throws -> Bool {
    for order in [Callers.Order.oneAfterTheOther, .together] {
      guard try await !fails(function, with: Callers(order), knownBy: nil) else { return false }
    }
    return true
  }

  /// What a test makes of the mistake on trial.
  private func notice(
    _ function: @Sendable () async throws -> Void, knownBy words: Comment?
  ) async -> Notice {
    let callers = Callers(.oneAfterTheOther)
    let apart = (try? await fails(function, with: callers, knownBy: words)) ?? true
    // Callers who never came at once couldn't have met.
    guard !apart || callers.cameAtOnce else { return .surely }
    let together = (try? await fails(function, with: Callers(.together), knownBy: words)) ?? true
    return apart && together ? .surely : apart || together ? .sometimes : .never
  }

  /// Whether a test finds something wrong. It runs on one thread, so that whatever it starts begins in the
  /// order in which it stands.
  ///
  /// - Parameter words: What is said of what it finds, which is no fault then.
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
  /// The suite's tests have to pass on the right implementation, and to notice each of the
  /// mistakes.
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

/// The mistakes that some test has noticed.
private final class Noticed: Sendable {
  private struct State {
    /// What became of a mistake, for each test.
    var notices: [String: [Test.ID: Set<Notice>]] = [:]

    /// The tests that failed on the right implementation, if only in one of their cases. They prove nothing
    /// about the others.
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
