import Foundation
import KataFiles
import TerminalText

/// What a run of a kata's tests wrote down about itself.
public struct KataRun: Equatable, Sendable {
  /// Something that a test found wrong.
  package struct Issue: Equatable, Sendable {
    package var text: String

    /// What the test's author says to it.
    var comments: [String]

    /// What was expected and what came, where a test compared two things.
    var expectation: FailedExpectation?

    var place: TestEvent.Place?

    /// Which of the test's cases found it, from 0 on: they run one after another.
    var caseIndex = 0

    /// The arguments of this case, where the test has any.
    var arguments: String?
  }

  /// A test, and how far it came.
  public struct Test: Equatable, Sendable {
    /// How far a test came.
    public enum Outcome: String, Encodable, Sendable {
      /// It ran to its end and found nothing wrong.
      case passed

      /// It ran to its end and found something wrong.
      case failed

      /// It didn't want to run.
      case skipped

      /// It began, and its end isn't in the record.
      case unfinished

      /// It was announced, and never began.
      case notRun = "not-run"
    }

    /// The test's identifier without parentheses and place, such as ``ATests.Suite/`asks once` ``.
    public var id: String

    /// The test's sentence.
    public var name: String

    /// How far it came.
    public var outcome: Outcome

    /// Whether it is no test, but a mistake that the reader's tests have to notice.
    public var isAMistake = false

    /// How many of its cases began and ended, when it has several.
    package var cases = 0

    package var issues: [Issue] = []
    var place: TestEvent.Place?

    /// Its sentence, followed by each place that found something wrong, such as ` #2+5`: the third of
    /// the test's cases, five lines below the test's name.
    package var evidence: String {
      let places = issues.map { issue in
        let isNear = issue.place?.path == place?.path
        let line = isNear ? (issue.place?.line ?? 0) - (place?.line ?? 0) : 0
        return " #\(issue.caseIndex)+\(line)"
      }
      return name + Set(places).sorted().joined()
    }

    /// Whether it stands in the exercise, where the reader writes the tests, or is about those.
    public var isTheReaders: Bool { place?.path.contains("/Kata/Exercise/") ?? true }
  }

  /// The tests in the order in which they stand; then whatever was found wrong with a whole suite,
  /// and the mistakes that the reader's own tests have noticed.
  package var tests: [Test]

  /// Whether the run came to its end.
  package var isComplete: Bool

  /// What the reader's own tests have to notice, where it is tried in runs of its own.
  package var toNotice: [String] = []

  package var passed: Int { tests.count { $0.outcome == .passed } }

  var isGreen: Bool {
    isComplete && !tests.isEmpty && passed == tests.count
  }

  /// The test that was running when the process ended.
  package var unfinished: Test? { tests.first { $0.outcome == .unfinished } }

  var firstFailed: Test? { tests.first { $0.outcome == .failed } }

  /// The identifiers of the tests that never began.
  package var waiting: [String] { tests.filter { $0.outcome == .notRun }.map(\.id) }

  /// Adds a later run of tests that were waiting.
  ///
  /// - Returns: Whether any of them began.
  package mutating func add(_ later: KataRun) -> Bool {
    let before = waiting.count
    for index in tests.indices where tests[index].outcome == .notRun {
      tests[index] = later.tests.first { $0.id == tests[index].id } ?? tests[index]
    }
    return waiting.count < before
  }

  /// Adds what the reader's tests made of a mistake, in a run that knew no other implementation. What fails
  /// on the right one proves nothing.
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
  /// By which tests are put in the order in which they stand.
  fileprivate var rank: (String, Int, String) { (place?.path ?? "", place?.line ?? 0, name) }

  /// What became of a mistake that the reader's tests have to notice.
  fileprivate init(_ words: String, isNoticed: Bool) {
    self.init(
      id: words, name: words, outcome: isNoticed ? .passed : .failed, isAMistake: true,
      issues: isNoticed ? [] : [KataRun.Issue(text: words, comments: [])])
  }
}

extension KataRun {
  /// This run and another one of other tests, as one.
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
          // What a task of the test finds after the test's end counts, too.
          if tests[id]?.outcome == .passed { tests[id]?.outcome = .failed }
        } else {
          // It is about no line: the suite as a whole lacks something.
          found.append(Test(issue.comments.first ?? issue.text, isNoticed: false))
        }
      case "issueRecorded":
        // What was known is a comment to some versions of Swift Testing, and a detail to others. A
        // test's own words stand before it.
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
    // What was noticed counts when the suite, at its end, has nothing to say against it. Nothing counts
    // where it didn't come to that.
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
    // From Swift 6.4 on the values stand in lines of their own.
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
  /// The same lines, without what a terminal would take for a command: a value that a test looks at
  /// may hold anything.
  fileprivate var harmless: String {
    printableLines.joined(separator: "\n")
  }
}
