import Foundation
import Processes
import TestSupport
import Testing

@testable import KataRunner

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

private let first = "asks once"
private let second = "forgets"
private let bothPass = Record.run(first) + Record.run(second)
private let secondRuns = Record.run(first) + [Record.event("testStarted", second)]
private let firstFails = Record.run(first, Record.issue(first))

/// The conclusions from the record of a run.
@Suite(.ends(within: 600)) struct KataRunTests {
  /// A record, the end of its process, and the expected result.
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var lines: [String]
    var ending = ChildEnding.exited(0)
    var verdict: KataVerdict
    var test: String?
    var message: String
    var later: String?

    init(
      _ name: String, _ lines: [String], _ ending: ChildEnding = .exited(0),
      is verdict: KataVerdict, in test: String? = nil, _ message: String, later: String? = nil
    ) {
      testDescription = name
      (self.lines, self.ending, self.verdict) = (lines, ending, verdict)
      (self.test, self.message, self.later) = (test, message, later)
    }
  }

  private static let endedItself = "the program exited before the tests had finished"
  private static let failedLater = firstFails + [Record.event("testStarted", second)]
  private static let complaint = "none of your tests catches a cache"

  private static let wholeRuns = [
    Case("all pass", bothPass + [Record.end], is: .done, "every test passes"),
    Case(
      "lines that are no record", ["", "no JSON", #"{"kind":"event"}"#] + bothPass + [Record.end],
      is: .done, "every test passes"),
    Case(
      "a test is left out", Record.run(first) + [Record.end], is: .failed, in: second,
      "it didn't run"),
    Case(
      "a test is skipped",
      Record.run(first) + [Record.event("testSkipped", second), Record.end],
      is: .failed, in: second, "it didn't run"),
    Case(
      "the second fails before the first",
      Record.run(second, Record.issue(second, "other")) + firstFails + [Record.end],
      is: .failed, in: first, "no"),
    Case(
      "a test finds something after its end", bothPass + [Record.issue(first, "late"), Record.end],
      is: .failed, in: first, "late"),
    Case(
      "a test says in words what it objects to",
      Record.run(first, Record.issue(first, #"Expectation failed: (words → \"no token\") == nil"#))
        + [Record.end], is: .failed, in: first, "no token"),
    Case(
      "two differ in what isn't shown",
      Record.run(first, Record.issue(first, "Expectation failed: (a → Token) == (b → Token)"))
        + [Record.end], is: .failed, in: first, "Expectation failed: (a → Token) == (b → Token)",
      later: "the values differ in something that isn't shown, such as a token or a password"),
    Case(
      "a suite lacks something",
      bothPass + [Record.issue("suite", "Issue recorded", comment: complaint), Record.end],
      is: .failed, in: complaint, complaint),
    Case(
      "status 1 behind it", bothPass + [Record.end], .exited(1), is: .crashed,
      "all tests passed, but then the process stopped with status 1"),
    Case(
      "a signal behind it", bothPass + [Record.end], .signalled(SIGABRT), is: .crashed,
      "all tests passed, but then the process was ended by signal 6 (SIGABRT)"),
  ]

  private static let cutShort = [
    Case("exit in a test", secondRuns, is: .crashed, in: second, endedItself),
    Case("exit between two tests", Record.run(first), is: .crashed, endedItself),
    Case("exit behind the last test", bothPass, is: .crashed, endedItself),
    Case(
      "hang", secondRuns, .timedOut(after: .seconds(10)), is: .timedOut, in: second,
      "still running after 10 seconds"),
    Case(
      "hang before a test", [], .timedOut(after: .seconds(70)), is: .timedOut,
      "no test had started after 70 seconds"),
    Case(
      "flood", secondRuns, .tooMuchOutput(bytes: 1000), is: .tooMuchOutput, in: second,
      "printed more than 1000 bytes"),
    Case(
      "no start", [], .notStarted("no memory"), is: .crashed,
      "the tests couldn't be started: no memory"),
    Case(
      "full stack on Linux", secondRuns, .signalled(SIGSEGV), is: .crashed, in: second,
      "it crashed: does a function call itself endlessly?"),
    Case(
      "full stack on macOS", secondRuns, .signalled(SIGBUS), is: .crashed, in: second,
      "it crashed: does a function call itself endlessly?"),
    Case(
      "hang behind a failure", failedLater, .timedOut(after: .seconds(10)), is: .failed, in: first,
      "no",
      later: "later, during 'forgets': still running after 10 seconds"),
    Case(
      "exit behind a failure", failedLater, is: .failed, in: first, "no",
      later: "later, during 'forgets': \(endedItself)"),
    Case(
      "exit between tests behind a failure", firstFails, is: .failed, in: first, "no",
      later: "later: \(endedItself)"),
  ]

  private func run(_ lines: [String]) -> KataRun {
    KataRun([Record.test(second, line: 9), Record.test(first, line: 3)] + lines)
  }

  private func report(
    _ lines: [String], _ ending: ChildEnding = .exited(0), errors: String = ""
  ) throws -> KataReport {
    var report = KataReport(kata: try .sample(), verdict: .done, message: "")
    report.check(run(lines), ChildReport(ending: ending, errors: Data(errors.utf8)))
    return report
  }

  @Test(arguments: wholeRuns + cutShort) func `reports the result of the tests`(_ one: Case) throws
  {
    let report = try report(one.lines, one.ending)

    #expect(report.verdict == one.verdict)
    #expect(report.test == one.test)
    #expect(report.message == one.message)
    #expect(report.later == one.later)
    #expect(report.tests.prefix(2).map(\.name) == [first, second])
  }

  @Test func `fails when there is no test`() throws {
    let report = KataReport(
      try .sample(), KataRun([Record.end]), ChildReport(ending: .exited(0)), lock: KataLock())

    #expect(report.verdict == .failed)
    #expect(report.message == "there is no test")
  }

  @Test func `reports a failed test's expected and actual value, and the place`() throws {
    let words = "Expectation failed: (asked → [1, 2]) == [1]"
    let report = try report(
      Record.run(first, Record.issue(first, words, comment: "it asked twice")) + [Record.end])

    #expect(report.message == "it asked twice")
    #expect(report.expectation?.expected == "[1]")
    #expect(report.expectation?.actual == "[1, 2]")
    #expect(report.place == .init(path: report.kata.folder + "/Tests/T.swift", line: 7))
  }

  @Test func `shows a terminal's commands in a value as signs`() throws {
    let escape = #"\u001B[33mMia"#
    let report = try report(
      Record.run(first, Record.issue(first, escape, comment: escape)) + [Record.end])

    #expect(!report.message.contains("\u{1B}"))
    #expect(report.message.contains("␛[33mMia"))
  }

  @Test func `shows a test's own message, even if Swift 6.2 has it only in the text`()
    throws
  {
    let older = Record.issue(first, "Issue recorded").replacing(
      "}]}}", with: #"},{"symbol":"details","text":"nobody asked"}]}}"#)
    let newer = Record.issue(first, "Issue recorded", comment: "nobody asked")

    for line in [older, newer] {
      #expect(try report(Record.run(first, line) + [Record.end]).message == "nobody asked")
    }
  }

  @Test(arguments: [
    // The place is in the backtrace. The exercise's place is better than the test's.
    (
      """
      Swift/Array.swift:1: Fatal error: Index out of range
        0 [ra] 0x1 Array.subscript.getter in libswiftCore.so
        1 [ra] 0x2 check(_:) in x at /tmp/für uns/.build/katas/Kata/Tests/T.swift:12:3
        2 [ra] 0x3 ask(_:) in x at /tmp/für uns/.build/katas/Kata/Exercise/AskOnce.swift:41:9
      """, "Fatal error: Index out of range", Optional(41)
    ),
    // Without a backtrace, as on macOS, the message may contain the place.
    ("Kata/AskOnce.swift:41: Fatal error: no", "Fatal error: no", 41),
    ("Kata/AskOnceTests.swift:41: Fatal error: no", "Fatal error: no", nil),
    ("Swift/Array.swift:41: Fatal error: out of range", "Fatal error: out of range", nil),
  ])
  func `reports a crash's message and place`(
    _ errors: String, _ message: String, _ line: Int?
  ) throws {
    let crashed = try report(secondRuns, .signalled(SIGTRAP), errors: errors)

    #expect(crashed.verdict == .crashed && crashed.test == second)
    #expect(crashed.message == message)
    #expect(crashed.place == line.map { .init(path: crashed.kata.exercise, line: $0) })
  }

  @Test func `says which of several cases failed`() {
    let cases = [
      (#"{"displayName":"\".bill\", 20"}"#, ##"".bill", 20"##),
      (#"{"displayName":"a\u001Bb"}"#, "a␛b"), (#"{"displayName":""}"#, nil),
      // Another version may have a different format.
      (#"{"displayName":1}"#, nil), (#""a""#, nil),
    ]
    for (testCase, arguments) in cases {
      let issue = Record.issue(first).replacing(
        #""messages""#, with: #""_testCase":\#(testCase),"messages""#)
      let run = KataRun([Record.test(first)] + Record.run(first, issue) + [Record.end])

      #expect(run.tests.first?.issues.map(\.arguments) == [arguments])
    }
  }

  @Test func `counts the cases of a test, and the mistakes that were caught`() {
    let older = #"{"kind":"event","payload":{"kind":"issueRecorded","issue":{"isKnown":true},"#
    let run = KataRun(
      [Record.test(first), Record.event("testStarted", first)]
        + [Record.event("testCaseEnded", first), Record.event("testCaseEnded", first)]
        + [Record.event("testEnded", first), Record.end]
        // The first is a test's own text.
        + [Record.note("noticed b", "noticed a")]
        + [older + #""messages":[{"symbol":"details","text":"noticed b"}]}}"#])

    #expect(run.tests.map(\.cases) == [2, 0, 0])
    #expect(run.tests.filter(\.isAMistake).map(\.id) == ["noticed a", "noticed b"])
    #expect(run.isGreen)
  }

  @Test func `counts a caught mistake only if its suite ends without an objection`() {
    let complaints = [
      "none of your tests catches a cache",
      "your tests only sometimes catch it: it depends on whether two calls happen to "
        + "run at the same time. Make sure that they do",
    ].map { Record.issue("suite", "Issue recorded", comment: $0) }
    let notes = ["a cache", "it", "a cache of two"].map { Record.note("noticed \($0)") }
    func noticed(_ lines: [String]) -> [String] {
      run(bothPass + notes + lines).tests.filter { $0.isAMistake && $0.outcome == .passed }
        .map(\.id)
    }

    #expect(noticed(complaints + [Record.end]) == ["noticed a cache of two"])
    #expect(noticed([]) == [])
  }

  @Test func `adds a later run's results only for tests that never started`() {
    var crashed = run([Record.event("testStarted", first)])

    let waiting = crashed.waiting
    let isFurtherByItself = crashed.add(crashed)
    let isFurther = crashed.add(run(bothPass + [Record.end]))

    #expect(waiting == [second])
    #expect(isFurther && !isFurtherByItself)
    #expect(crashed.tests.map(\.outcome) == [.unfinished, .passed])
    #expect(!crashed.isComplete && !crashed.isGreen)
  }

  @Test(arguments: [
    ("surely", "noticed a cache"), ("never", "none of your tests catches a cache"),
    ("sometimes", "your tests only sometimes catch a cache: it depends"),
  ])
  func `counts only tests that pass with the right code`(
    _ notice: String, _ account: String
  ) {
    let secondFails = Record.run(second, Record.issue(second, comment: "surely"))
    var right = run(
      Record.run(first) + secondFails + [Record.note("to notice: a cache"), Record.end])
    let firstNotices = Record.run(first, Record.issue(first, comment: notice))

    right.add(run(firstNotices + secondFails + [Record.end]), onTrial: right.toNotice[0])

    let outcome: KataRun.Test.Outcome = notice == "surely" ? .passed : .failed
    #expect(right.tests.map(\.outcome) == [.passed, .failed, outcome])
    #expect(right.tests.last?.id.hasPrefix(account) == true)
    #expect(right.isComplete)
  }
}
