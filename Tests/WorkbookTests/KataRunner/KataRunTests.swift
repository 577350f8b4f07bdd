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

/// The evidence, and what is concluded from it.
@Suite(.ends(within: 600)) struct KataRunTests {
  private static let kata = Kata(name: "ask-once")
  private static let first = "asks once"
  private static let second = "forgets"

  private func announced(_ name: String, line: Int, in folder: String = "Tests") -> String {
    #"{"kind":"test","payload":{"kind":"function","id":"\#(name)","name":"\#(name)","#
      + #""sourceLocation":{"_filePath":"/tmp/Kata/\#(folder)/T.swift","line":\#(line)}}}"#
  }

  private func event(_ kind: String, _ test: String? = nil, symbol: String = "pass") -> String {
    let id = test.map { #""testID":"\#($0)","# } ?? ""
    return #"{"kind":"event","payload":{"kind":"\#(kind)",\#(id)"#
      + #""messages":[{"symbol":"\#(symbol)","text":""}]}}"#
  }

  private func issue(_ test: String, _ text: String, comment: String? = nil) -> String {
    let comments = comment.map { #""_comments":["\#($0)"],"# } ?? ""
    return #"{"kind":"event","payload":{"kind":"issueRecorded","testID":"\#(test)",\#(comments)"#
      + #""issue":{"isKnown":false,"sourceLocation":{"_filePath":"/x/Kata/Tests/T.swift","line":7}},"#
      + #""messages":[{"symbol":"fail","text":"\#(text)"}]}}"#
  }

  private func report(
    _ lines: [String], _ ending: ChildEnding = .exited(0), errors: String = ""
  ) -> KataReport {
    let head = [announced(Self.second, line: 9), announced(Self.first, line: 3)]
    let run = KataRun(Data((head + lines).joined(separator: "\n").utf8))
    return KataReport(Self.kata, run, ChildReport(ending: ending, errors: Data(errors.utf8)))
  }

  private var firstPasses: [String] {
    [event("testStarted", Self.first), event("testEnded", Self.first)]
  }

  private var bothPass: [String] {
    firstPasses + [event("testStarted", Self.second), event("testEnded", Self.second)]
  }

  @Test func `shows a terminal's commands in a value as signs`() {
    let escape = #"\u001B[33mMia"#
    let report = report([
      event("runStarted"), event("testStarted", Self.first),
      issue(Self.first, escape, comment: escape),
      event("testEnded", Self.first, symbol: "fail"), event("runEnded"),
    ])

    #expect(!report.message.contains("\u{1B}"))
    #expect(report.message.contains("␛[33mMia"))
  }

  @Test func `is green when every test ended and passed, and so did the run`() {
    let report = report(bothPass + [event("runEnded")])

    #expect(report.verdict == .green)
    #expect(report.tests.map(\.name) == [Self.first, Self.second])
  }

  @Test func `adds what a later run says of the tests that never began, and of no others`() {
    func run(_ lines: [String]) -> KataRun {
      let head = [announced(Self.second, line: 9), announced(Self.first, line: 3)]
      return KataRun(Data((head + lines).joined(separator: "\n").utf8))
    }
    var crashed = run([event("testStarted", Self.first)])
    let noticed =
      #"{"kind":"event","payload":{"kind":"issueRecorded","issue":{"isKnown":true},"#
      // The first are the words of a test itself.
      + #""testID":"\#(Self.second)","_comments":["noticed b","noticed a"]}}"#
    let later = run(bothPass + [noticed, event("runEnded")])

    let waiting = crashed.waiting
    let isFurtherByItself = crashed.add(crashed)
    let isFurther = crashed.add(later)

    #expect(waiting == [Self.second])
    #expect(isFurther && !isFurtherByItself)
    #expect(crashed.tests.map(\.outcome) == [.unfinished, .passed, .passed])
    #expect(crashed.tests.last?.id == "noticed a")
    #expect(!crashed.isComplete && !crashed.isGreen)
  }

  @Test func `counts the cases of a test, and the mistakes that were noticed, in either way`() {
    let known = #"{"kind":"event","payload":{"kind":"issueRecorded","issue":{"isKnown":true},"#
    let lines =
      [announced(Self.first, line: 3), event("testStarted", Self.first)]
      + [event("testCaseEnded", Self.first), event("testCaseEnded", Self.first)]
      + [event("testEnded", Self.first), event("runEnded")]
      + [known + #""_comments":["noticed a"]}}"#]
      + [known + #""messages":[{"symbol":"details","text":"noticed b"}]}}"#]

    let run = KataRun(Data(lines.joined(separator: "\n").utf8))

    #expect(run.tests.map(\.cases) == [2, 0, 0])
    #expect(run.tests.filter(\.isAMistake).map(\.id) == ["noticed a", "noticed b"])
    #expect(run.isGreen)
  }

  @Test(arguments: [true, false])
  func `doesn't count what is noticed by a test that fails on the right code`(_ isComplete: Bool) {
    func noticed(_ mistake: String, by test: String) -> String {
      #"{"kind":"event","payload":{"kind":"issueRecorded","testID":"\#(test)","#
        + #""issue":{"isKnown":true},"_comments":["noticed \#(mistake)"]}}"#
    }
    let account =
      ["no test of yours notices a cache", "only sometimes a test of yours notices it: it depends"]
      .map { issue("suite", "Issue recorded", comment: $0 + " on you") }
    let report = report(
      firstPasses + [event("testStarted", Self.second), issue(Self.second, "no")]
        + [noticed("a cache on you", by: Self.second), noticed("a cache", by: Self.first)]
        + [noticed("it", by: Self.first)]
        + (isComplete ? account + [event("runEnded")] : []))

    #expect(
      report.tests.filter { $0.isAMistake && $0.outcome == .passed }.map(\.id)
        == (isComplete ? ["noticed a cache"] : ["noticed a cache", "noticed it"]))
  }

  @Test(arguments: [
    ("surely", "noticed a cache"), ("never", "no test of yours notices a cache"),
    ("sometimes", "only sometimes a test of yours notices a cache: it depends"),
  ])
  func `asks those that pass on the right code alone what they made of a mistake`(
    _ notice: String, _ account: String
  ) {
    func run(_ lines: [String]) -> KataRun {
      let head = [announced(Self.second, line: 9), announced(Self.first, line: 3)]
      return KataRun(Data((head + lines + [event("runEnded")]).joined(separator: "\n").utf8))
    }
    let list =
      #"{"kind":"event","payload":{"kind":"issueRecorded","issue":{"isKnown":true},"#
      + #""_comments":["to notice: a cache"]}}"#
    let second = [event("testStarted", Self.second), issue(Self.second, "no", comment: "surely")]
    let ended = [event("testEnded", Self.second, symbol: "fail")]
    var right = run(firstPasses + second + ended + [list])
    let first = [event("testStarted", Self.first), issue(Self.first, "no", comment: notice)]
    let beside = run(first + [event("testEnded", Self.first, symbol: "fail")] + second + ended)

    right.add(beside, onTrial: right.toNotice[0])

    let outcome: KataRun.Test.Outcome = notice == "surely" ? .passed : .failed
    #expect(right.tests.map(\.outcome) == [.passed, .failed, outcome])
    #expect(right.tests.last?.id.hasPrefix(account) == true)
    #expect(right.isComplete)
  }

  @Test func `says what a test's author says to it, also where Swift 6.2 tells it in words alone`()
  {
    let bare = issue(Self.first, "Issue recorded")
    let older = bare.replacing(
      "}]}}", with: #"},{"symbol":"details","text":"nobody asked"}]}}"#)
    let newer = issue(Self.first, "Issue recorded", comment: "nobody asked")

    for line in [older, newer] {
      let report = report([
        event("testStarted", Self.first), line, event("testEnded", Self.first),
        event("testSkipped", Self.second), event("runEnded"),
      ])
      #expect(report.message == "nobody asked")
    }
  }

  @Test func `isn't green when the program ends itself with status 0`() {
    let inside = report(firstPasses + [event("testStarted", Self.second)])
    let between = report(firstPasses)
    let atTheEnd = report(bothPass)

    #expect(inside.verdict == .crashed)
    #expect(inside.test == Self.second)
    #expect(inside.message == "the program ended by itself before the tests were over")
    #expect(between.verdict == .crashed)
    #expect(atTheEnd.verdict == .crashed)
  }

  @Test func `isn't green when a test didn't run, was skipped, or there is none`() {
    let missing = report(firstPasses + [event("runEnded")])
    let skipped = report(firstPasses + [event("testSkipped", Self.second), event("runEnded")])
    let none = KataReport(
      Self.kata, KataRun(Data(event("runEnded").utf8)), ChildReport(ending: .exited(0)))

    #expect(missing.verdict == .red)
    #expect(missing.test == Self.second)
    #expect(skipped.verdict == .red)
    #expect(none.verdict == .red)
    #expect(none.message == "there is no test")
  }

  @Test func `is red by the first test that failed, in the order in which they stand`() {
    let report = report([
      event("testStarted", Self.second), issue(Self.second, "no"),
      event("testEnded", Self.second, symbol: "fail"),
      event("testStarted", Self.first),
      issue(Self.first, "Expectation failed: (asked → [1, 2]) == [1]", comment: "it asked twice"),
      event("testEnded", Self.first, symbol: "fail"), event("runEnded", symbol: "fail"),
    ])

    #expect(report.verdict == .red)
    #expect(report.test == Self.first)
    #expect(report.message == "it asked twice")
    #expect(report.expectation?.expected == "[1]")
    #expect(report.expectation?.actual == "[1, 2]")
    #expect(report.place == .init(path: Self.kata.folder + "/Tests/T.swift", line: 7))
  }

  @Test func `is red by what was found wrong with a whole suite`() {
    let words = "no test of yours notices a cache"
    let report = report(
      bothPass + [issue("suite", "Issue recorded", comment: words), event("runEnded")])

    #expect(report.verdict == .red)
    #expect(report.test == words)
    #expect(report.tests.last?.name == words)
    #expect(report.message == words)
    #expect(report.place == nil)
  }

  @Test func `believes an issue more than the end of its test`() {
    let report = report(
      [event("testStarted", Self.first), issue(Self.first, "no"), event("testEnded", Self.first)]
        + [event("testStarted", Self.second), event("testEnded", Self.second), event("runEnded")])

    #expect(report.verdict == .red)
  }

  @Test func `is red by what a test finds after its end`() {
    let report = report(bothPass + [issue(Self.first, "too late"), event("runEnded")])

    #expect(report.verdict == .red)
    #expect(report.test == Self.first)
  }

  @Test(arguments: [ChildEnding.exited(1), .signalled(6)])
  func `isn't green when the process ends badly after its tests`(_ ending: ChildEnding) {
    let report = report(bothPass + [event("runEnded")], ending)

    #expect(report.verdict == .crashed)
    #expect(report.message == "every test passed, but then the process \(ending)")
  }

  @Test func `hangs, floods or crashes in the test that was running`() {
    let lines = firstPasses + [event("testStarted", Self.second)]
    let backtrace = """
      Swift/Array.swift:1: Fatal error: Index out of range
        0 [ra] 0x1 Array.subscript.getter in libswiftCore.so
        1 [ra] 0x2 check(_:) in x at /tmp/für uns/.build/katas/Kata/Tests/T.swift:12:3
        2 [ra] 0x3 ask(_:) in x at /tmp/für uns/.build/katas/Kata/Exercise/AskOnce.swift:41:9
      """

    let hung = report(lines, .hung(after: .seconds(10)))
    let early = report([], .hung(after: .seconds(70)))
    let flooded = report(lines, .flooded(bytes: 1000))
    let crashed = report(lines, .signalled(4), errors: backtrace)

    #expect(hung.verdict == .hung)
    #expect(hung.message == "still running after 10 seconds")
    #expect(early.verdict == .hung && early.test == nil)
    #expect(early.message == "no test had begun after 70 seconds")
    #expect(flooded.verdict == .flooded)
    #expect(crashed.verdict == .crashed)
    #expect(crashed.message == "Fatal error: Index out of range")
    #expect(crashed.place == .init(path: Self.kata.exercise, line: 41))
    #expect([hung, flooded, crashed].allSatisfy { $0.test == Self.second })
  }

  @Test(arguments: [
    ("Kata/AskOnce.swift:41: Fatal error: no", "Fatal error: no", Optional(41)),
    ("Kata/AskOnceTests.swift:41: Fatal error: no", "Fatal error: no", nil),
    ("Swift/Array.swift:41: Fatal error: out of range", "Fatal error: out of range", nil),
  ])
  func `takes the place from the words where a crash leaves no backtrace`(
    _ words: String, _ message: String, _ line: Int?
  ) {
    let crashed = report([event("testStarted", Self.first)], .signalled(5), errors: words)

    #expect(crashed.verdict == .crashed)
    #expect(crashed.message == message)
    #expect(crashed.place == line.map { .init(path: Self.kata.exercise, line: $0) })
  }

  @Test(arguments: [SIGSEGV, SIGBUS])
  func `asks for an endless recursion by either system's signal`(_ signal: Int32) {
    let crashed = report([event("testStarted", Self.first)], .signalled(signal))

    #expect(crashed.message == "it crashed: does a function call itself without end?")
  }

  @Test func `is red by the first test that failed, whatever a later one did`() {
    let lines = [
      event("testStarted", Self.first), issue(Self.first, "no"),
      event("testEnded", Self.first, symbol: "fail"), event("testStarted", Self.second),
    ]

    let reports = [
      report(lines, .hung(after: .seconds(10))), report(lines, .flooded(bytes: 9)),
      report(lines, .signalled(4)), report(lines),
    ]

    #expect(reports.allSatisfy { $0.verdict == .red && $0.test == Self.first })
    #expect(reports[0].later == "later, while 'forgets' ran: still running after 10 seconds")
    #expect(reports.allSatisfy { $0.later != nil })
  }

  @Test func `passes over what isn't a record`() {
    let report = report(["", "no JSON", #"{"kind":"event"}"#] + bothPass + [event("runEnded")])

    #expect(report.verdict == .green)
  }
}

extension Kata {
  fileprivate init(name: String) {
    let hint = "<details><summary>Hint 1</summary>\nTry.\n</details>\n"
    let page =
      "# Kata 4.3: Ask once\n\n[Edit](Exercise/AskOnce.swift).\n\n## Hints\n"
      + String(repeating: hint, count: 3)
    do {
      self = try Kata(folder: "Chapters/4-proxy/katas/\(name)", page: page)
    } catch {
      preconditionFailure("\(error)")
    }
  }
}
