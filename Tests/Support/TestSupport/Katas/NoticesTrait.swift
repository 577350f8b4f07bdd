import Locking
import Testing

/// Runs each test of a suite on the right implementation, where it has to pass, and on each wrong
/// one, in an order that luck chooses. Where callers could meet, it is run both ways: they do, and
/// they don't.
/// When the suite is over, each wrong one that no test noticed, or only in one of these ways, is an
/// issue.
public struct NoticesTrait: SuiteTrait, TestTrait, TestScoping {
  private let mistakes: [String]
  private let kind: ObjectIdentifier
  private let noticed = Noticed()

  init<Mistake: KataMistake>(_ kind: Mistake.Type) {
    mistakes = kind.allCases.map(\.rawValue)
    self.kind = ObjectIdentifier(kind)
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
    guard test.isSuite else { return try await tryAll(test, function) }
    // A suite inside of this one is over before its neighbours are.
    guard !MistakeOnTrial.isAccountedFor else { return try await function() }
    try await MistakeOnTrial.$isAccountedFor.withValue(true) { try await function() }
    if MistakeOnTrial.strays.withLock({ $0.contains(kind) }) {
      Issue.record(MistakeOnTrial.complaint, sourceLocation: test.sourceLocation)
      noticed.forget()
    }
    for mistake in mistakes {
      guard let words = noticed.complaint(about: mistake) else { continue }
      Issue.record(Comment(rawValue: words), sourceLocation: test.sourceLocation)
    }
  }

  private func tryAll(
    _ test: Test, _ function: @Sendable () async throws -> Void
  ) async throws {
    var isRight = true
    var found: [String: Bool] = [:]
    // In an order that nobody can foresee: else a test that counts its runs could pass for one that
    // notices. The right one is among them more than once.
    let runs = mistakes.map(Optional.some) + [nil, nil]
    for mistake in runs.shuffled() {
      if let mistake {
        guard let surely = try await notices(mistake, function) else { continue }
        found[mistake] = surely
      } else {
        isRight = try await passes(function) && isRight
      }
    }
    // What luck has found, it may not find again, or where nothing is wrong.
    for (mistake, surely) in found.shuffled() where isRight {
      isRight = try await passes(function)
      if try await notices(mistake, function) != nil {
        noticed.add(mistake, surely: surely, by: test.id)
      }
    }
    if !isRight { noticed.distrust(test.id) }
  }

  /// Whether a test passes on the right implementation.
  private func passes(_ function: @Sendable () async throws -> Void) async throws -> Bool {
    let isRight = Locked(true)
    // An issue that doesn't match is recorded as usual; it is only looked at here.
    try await withKnownIssue(isIntermittent: true) {
      for order in [Callers.Order.oneAfterTheOther, .together] {
        try await run(function, with: Callers(order))
      }
    } matching: { _ in
      isRight.withLock { $0 = false }
      return false
    }
    return isRight.withLock(\.self)
  }

  /// Whether a test notices a mistake surely, or only when its callers happen to meet, or to miss
  /// each other; nil when it doesn't.
  private func notices(
    _ mistake: String, _ function: @Sendable () async throws -> Void
  ) async throws -> Bool? {
    let callers = Callers(.oneAfterTheOther)
    let apart = try await notices(mistake, function, with: callers)
    // Callers who never came at once couldn't have met.
    guard !apart || callers.cameAtOnce else { return true }
    let together = try await notices(mistake, function, with: Callers(.together))
    return apart || together ? apart && together : nil
  }

  private func notices(
    _ mistake: String, _ function: @Sendable () async throws -> Void, with callers: Callers
  ) async throws -> Bool {
    let isNoticed = Locked(false)
    try await MistakeOnTrial.$phrase.withValue(mistake) {
      try await withKnownIssue(Comment(rawValue: "noticed \(mistake)"), isIntermittent: true) {
        try await run(function, with: callers)
      } matching: { _ in
        isNoticed.withLock { $0 = true }
        return true
      }
    }
    return isNoticed.withLock(\.self)
  }

  /// Runs a test on one thread, so that whatever it starts begins in the order in which it stands.
  private func run(
    _ function: @Sendable () async throws -> Void, with callers: Callers
  ) async throws {
    try await Callers.$onTrial.withValue(callers) {
      try await MistakeOnTrial.$isInATest.withValue(true) {
        try await withTaskExecutorPreference(Crowd()) { try await function() }
      }
    }
  }
}

extension Trait where Self == NoticesTrait {
  /// The suite's tests have to pass on the right implementation, and to notice each of the
  /// mistakes.
  public static func notices<Mistake: KataMistake>(_ mistakes: Mistake.Type) -> NoticesTrait {
    NoticesTrait(mistakes)
  }
}

/// The mistakes that some test has noticed.
private final class Noticed: Sendable {
  private struct State {
    /// Whether a mistake was noticed surely, for each test that noticed it.
    var mistakes: [String: [Test.ID: Bool]] = [:]

    /// The tests that failed on the right implementation, if only in one of their cases. They prove nothing
    /// about the others.
    var distrusted: Set<Test.ID> = []
  }

  private let state = Locked(State())

  func add(_ mistake: String, surely: Bool, by test: Test.ID) {
    state.withLock { state in
      let before = state.mistakes[mistake]?[test] == true
      state.mistakes[mistake, default: [:]][test] = surely || before
    }
  }

  /// Nothing was noticed, whatever it seemed.
  func forget() {
    state.withLock { $0.mistakes = [:] }
  }

  func distrust(_ test: Test.ID) {
    state.withLock { _ = $0.distrusted.insert(test) }
  }

  func complaint(about mistake: String) -> String? {
    let tests = state.withLock { state in
      (state.mistakes[mistake] ?? [:]).filter { !state.distrusted.contains($0.key) }
    }
    if tests.values.contains(true) { return nil }
    return tests.isEmpty
      ? "no test of yours notices \(mistake)"
      : """
      only sometimes a test of yours notices \(mistake): it depends on whether its callers happen \
      to meet. Let them meet on purpose
      """
  }
}
