import Foundation
import KataFiles
import TerminalText

/// The record of a run of a kata's tests.
public struct KataRun: Equatable, Sendable {
  /// A failure in a test.
  package struct Issue: Equatable, Sendable {
    package var text: String

    /// The test's own message.
    var comments: [String]

    /// The expected and the actual value, if a test compared two values.
    var expectation: FailedExpectation?

    var place: TestEvent.Place?

    /// The index of the test's case. Cases run one after another.
    var caseIndex = 0

    /// The arguments of the case, if any.
    var arguments: String?
  }

  /// A test and its result.
  public struct Test: Equatable, Sendable {
    /// A test's result.
    public enum Outcome: String, Encodable, Sendable {
      /// It ran to its end and passed.
      case passed

      /// It ran to its end and failed.
      case failed

      /// It was skipped.
      case skipped

      /// It started, but its end isn't in the record.
      case unfinished

      /// It was announced, but never started.
      case notRun = "not-run"
    }

    /// The test's identifier without parentheses and place, such as ``ATests.Suite/`asks once` ``.
    public var id: String

    /// The test's sentence.
    public var name: String

    /// The result.
    public var outcome: Outcome

    /// Whether this is a mistake that the reader's tests have to catch, and not a test.
    public var isAMistake = false

    /// The number of its cases that ended, if it has several.
    package var cases = 0

    package var issues: [Issue] = []
    var place: TestEvent.Place?

    /// Its sentence, followed by each failing place, such as ` #2+5`: the third of the test's
    /// cases, five lines below the test's name.
    package var evidence: String {
      let places = issues.map { issue in
        let isNear = issue.place?.path == place?.path
        let line = isNear ? (issue.place?.line ?? 0) - (place?.line ?? 0) : 0
        return " #\(issue.caseIndex)+\(line)"
      }
      return name + Set(places).sorted().joined()
    }

    /// Whether it is one of the reader's own tests, or a result about them.
    public var isTheReaders: Bool { place?.path.contains("/Kata/Exercise/") ?? true }
  }

  /// The tests in the order of the source code, then failures of whole suites, then the mistakes
  /// that the reader's tests have caught.
  package var tests: [Test]

  package var isComplete: Bool

  /// The mistakes that the reader's tests have to catch, if each is tried in separate runs.
  package var toNotice: [String] = []

  package var passed: Int { tests.count { $0.outcome == .passed } }

  var isGreen: Bool {
    isComplete && !tests.isEmpty && passed == tests.count
  }

  /// The test that was running when the process ended.
  package var unfinished: Test? { tests.first { $0.outcome == .unfinished } }

  var firstFailed: Test? { tests.first { $0.outcome == .failed } }

  /// The identifiers of the tests that never started.
  package var waiting: [String] { tests.filter { $0.outcome == .notRun }.map(\.id) }

  /// Adds a later run of waiting tests.
  ///
  /// - Returns: Whether any of them started.
  package mutating func add(_ later: KataRun) -> Bool {
    let before = waiting.count
    for index in tests.indices where tests[index].outcome == .notRun {
      tests[index] = later.tests.first { $0.id == tests[index].id } ?? tests[index]
    }
    return waiting.count < before
  }

  /// Adds a run with a mistake in the code, in a process that ran no other implementation. Tests
  /// that fail with the correct code prove nothing.
  package mutating func add(_ run: KataRun, onTrial mistake: String) {
    let trusted = Set(tests.filter { $0.outcome == .passed }.map(\.id))
    let said = run.tests.filter { trusted.contains($0.id) }.flatMap(\.issues).flatMap(\.comments)
    let notice = said.compactMap(Notice.init)
    let account = [.surely, .sometimes].first(where: notice.contains) ?? .never
    let complaint = account.complaint(about: mistake)
    tests.append(Test(complaint ?? "noticed \(mistake)", isNoticed: complaint == nil))
    isComplete = isComplete && run.isComplete
    guard let crashed = run.unfinished, unfinished == nil else { return }
    for index in tests.indices where tests[index].id == crashed.id {
      tests[index].outcome = .unfinished
    }
  }
}

extension KataRun.Test {
  /// The key to sort tests in the order of the source code.
  fileprivate var rank: (String, Int, String) { (place?.path ?? "", place?.line ?? 0, name) }

  /// The result of a mistake that the reader's tests have to catch.
  fileprivate init(_ words: String, isNoticed: Bool) {
    self.init(
      id: words, name: words, outcome: isNoticed ? .passed : .failed, isAMistake: true,
      issues: isNoticed ? [] : [KataRun.Issue(text: words, comments: [])])
  }
}

extension KataRun {
  /// Joins this run with a run of other tests.
  package func joined(with other: KataRun) -> KataRun {
    var run = self
    let all = tests + other.tests
    run.tests =
      all.filter { !$0.isAMistake }.sorted { $0.rank < $1.rank } + all.filter(\.isAMistake)
    run.isComplete = isComplete && other.isComplete
    return run
  }

  /// Reads an event stream.
  package init(_ data: Data) {
    var tests: [String: Test] = [:]
    var found: [Test] = []
    var noticed: Set<String> = []
    isComplete = false
    for event in TestEvent.events(in: data) {
      switch event.kind {
      case "function":
        guard let id = event.id else { break }
        let short = id.firstMatch(of: /^(.*)\([_:\w]*\)\/[^\/]+:\d+:\d+$/).map { String($0.1) }
        tests[id] = Test(
          id: (short ?? id).printable, name: (event.displayName ?? event.name ?? id).printable,
          outcome: .notRun,
          place: event.sourceLocation)
      case "testStarted":
        event.testID.map { tests[$0]?.outcome = .unfinished }
      case "testSkipped", "testCancelled", "testCaseCancelled":
        event.testID.map { tests[$0]?.outcome = .skipped }
      case "issueRecorded" where event.issue?.isKnown == false:
        var issue = Issue(event)
        if let id = event.testID, tests[id] != nil {
          issue.caseIndex = tests[id]?.cases ?? 0
          tests[id]?.issues.append(issue)
          // A failure after the test's end counts, too.
          if tests[id]?.outcome == .passed { tests[id]?.outcome = .failed }
        } else {
          // It has no line: the suite as a whole lacks something.
          found.append(Test(issue.comments.first ?? issue.text, isNoticed: false))
        }
      case "issueRecorded":
        // Some versions of Swift Testing report a known issue's text as a comment, and others as a
        // detail. The test's own message comes before it.
        let words = event.comments + (event.messages ?? []).map(\.text)
        if let words = words.last(where: { $0.hasPrefix("noticed ") }) {
          noticed.insert(String(words.dropFirst("noticed ".count)))
        }
        if let words = words.last(where: { $0.hasPrefix("to notice: ") }) {
          toNotice.append(String(words.dropFirst("to notice: ".count)))
        }
      case "testEnded":
        guard let id = event.testID, let test = tests[id], test.outcome == .unfinished else {
          break
        }
        let hasFailed =
          !test.issues.isEmpty || event.messages?.contains { $0.symbol == "fail" } == true
        tests[id]?.outcome = hasFailed ? .failed : .passed
      case "testCaseEnded":
        event.testID.map { tests[$0]?.cases += 1 }
      case "runEnded":
        isComplete = true
      default:
        break
      }
    }
    // A caught mistake counts only if its suite ends without an objection.
    let surely = noticed.filter { [isComplete] mistake in
      let complaints = [Notice.sometimes, .never].compactMap { $0.complaint(about: mistake) }
      return isComplete && !found.contains { complaints.contains($0.name) }
    }
    self.tests =
      tests.values.sorted { $0.rank < $1.rank } + found
      + surely.sorted().map { Test("noticed \($0)", isNoticed: true) }
  }
}

extension KataRun.Issue {
  fileprivate init(_ event: TestEvent) {
    let words = event.messages?.first { $0.symbol == "fail" }?.text ?? ""
    let expression = event.issue?.expression
    expectation = FailedExpectation(words.harmless, expression)
    // From Swift 6.4 on, the values have lines of their own.
    let values = (expression?.children ?? []).compactMap { part in
      part.runtimeValue.map { "\(part.sourceCode) → \($0)" }
    }
    let isBare = expectation == nil && expression.map { words.hasSuffix($0.sourceCode) } == true
    text = ((isBare ? [words] + values : [words]).joined(separator: ", ")).harmless
    comments = event.comments.map(\.harmless)
    place = event.issue?.sourceLocation
    arguments = event.arguments.map(\.printable).flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension String {
  /// The same lines, with control characters made visible: a test's value may contain anything.
  fileprivate var harmless: String {
    printableLines.joined(separator: "\n")
  }
}
