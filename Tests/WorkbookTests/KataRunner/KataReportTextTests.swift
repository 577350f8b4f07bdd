import TestSupport
import Testing

@testable import KataRunner

/// Reports for readers and editors.
@Suite(.ends(within: 600)) struct KataReportTextTests {
  private func report(_ verdict: KataVerdict, _ message: String) throws -> KataReport {
    var report = KataReport(kata: try .sample(), verdict: verdict, message: message)
    report.expectation = FailedExpectation(message)
    guard verdict == .failed else { return report }
    report.tests = [.init(id: "asks once", name: "asks once", outcome: .failed)]
    report.test = "asks once"
    report.place = .init(path: report.kata.folder + "/Tests/T.swift", line: 7)
    return report
  }

  private func text(_ report: KataReport, width: Int = 80) -> String {
    report.text(ANSIStyle(isOn: false), Prose(width: width))
  }

  @Test func `shows the failing sentence first, then both sides, then where to go`() throws {
    let text = text(try report(.failed, "Expectation failed: (asked → [1, 2]) == [1]"))

    #expect(
      text == """
        ✘ asks once
          expected  [1]
          actual    [1, 2]
                      ^
          at Chapters/4-proxy/katas/ask-once/Tests/T.swift:7

        ask-once: tests failed: 0 of 1 tests pass
        Edit Chapters/4-proxy/katas/ask-once/Exercise/AskOnce.swift
        Stuck? Scripts/kata hint ask-once

        """)
  }

  @Test(arguments: [
    (".bill, 20", "  Arguments: .bill, 20\n"),
    (
      String(repeating: "x", count: 99), "  Arguments: " + String(repeating: "x", count: 65) + "…\n"
    ),
  ])
  func `says with which arguments a test failed, on one line`(
    _ arguments: String, _ line: String
  ) throws {
    var report = try report(.failed, "Expectation failed: (asked → [1, 2]) == [1]")
    report.arguments = arguments

    #expect(text(report).contains("✘ asks once\n" + line + "  expected"), "\(text(report))")
  }

  @Test(arguments: [
    // Every space stays, and the first difference is shown again.
    (
      #"(a → "hundred one two three  four five") == "hundred one two three four five""#, 45,
      [
        #"  expected  "hundred one two three four five""#,
        #"  actual    "hundred one two three  four five"#, #"            ""#,
        "  The difference is here:", #"  expected  …ndred one two three four five""#,
        #"  actual    …ndred one two three  four five""#,
      ]
    ),
    // Lists are cut between elements.
    (
      "(a → [first, second, third]) == [first, second, fourth]", 32,
      [
        "  expected  [first, second, ", "            fourth]", "  actual    [first, second, ",
        "            third]",
      ]
    ),
    // Values that differ from the first word are shown once.
    (
      "(a → [second, first, third]) == [first, second, fourth]", 32,
      [
        "  expected  [first, second, ", "            fourth]", "  actual    [second, first, ",
        "            third]",
      ]
    ),
  ])
  func `shows long values whole`(_ sides: String, _ width: Int, _ lines: [String]) throws {
    let text = text(try report(.failed, "Expectation failed: " + sides), width: width)

    let shown = text.split(separator: "\n").dropFirst().prefix { !$0.hasPrefix("  at ") }
    #expect(shown.map(String.init) == lines)
  }

  @Test(arguments: [
    (["Once is enough."], "This may come from a misconception:\n    - Once is enough.\n"),
    (["B.", "A."], "This may come from one of these misconceptions:\n    - A.\n    - B.\n"),
  ])
  func `names likely misconceptions, and none without evidence`(
    _ misconceptions: [String], _ words: String
  ) throws {
    var report = try report(.failed, "no")
    var known = ["No.": ["asks once", "asks again"]]
    for misconception in misconceptions { known[misconception] = ["asks once"] }
    report.lookUp(known)

    let text = text(report)

    let end = "\nask-once: tests failed"
    #expect(text.contains("T.swift:7\n\n  \(words)\(end)"), "\(text)")
  }

  @Test(
    arguments: [
      ([.passed, .failed, .failed, .failed], []), ([.passed, .failed, .passed, .failed], ["No."]),
      ([.passed, .passed, .failed, .failed], ["No."]),
      ([.failed, .failed, .failed, .passed, .failed, .failed], []),
    ] as [([KataRun.Test.Outcome], [String])])
  func `names no misconception for unfinished work`(
    _ outcomes: [KataRun.Test.Outcome], _ misconceptions: [String]
  ) throws {
    var report = try report(.failed, "no")
    report.tests = outcomes.enumerated().map {
      KataRun.Test(id: "\($0.offset)", name: "\($0.offset)", outcome: $0.element)
    }

    report.lookUp(["No.": outcomes.indices.filter { outcomes[$0] != .passed }.map { "\($0)" }])

    #expect(report.misconceptions == misconceptions)
  }

  @Test func `says which tests were modified, and how to restore them`() throws {
    var report = try report(.done, "every test passes")
    report.changed = ["Chapters/4-proxy/katas/ask-once/Tests/T.swift"]

    #expect(
      text(report) == """
        Some of the tests' files were changed:
          Chapters/4-proxy/katas/ask-once/Tests/T.swift
        Checked with the original tests: ask-once is done: 0 of 0 tests pass
        Restore the tests: Scripts/kata reset ask-once --tests

        """)
  }

  @Test func `advises more time only when a test has started`() throws {
    var report = try report(.timedOut, "still running")
    let without = text(report)
    report.test = "asks once"

    #expect(!without.contains("--limit"))
    #expect(text(report).contains("--limit"))
  }

  @Test(arguments: [
    (KataVerdict.done, "every test passes", ""),
    (.doesNotCompile, "no member\n'x'", "Exercise/AskOnce.swift:1: error: no member 'x'\n"),
    (
      .failed, "Expectation failed: (asked → 2) == 1",
      "Tests/T.swift:7: error: asks once: expected 1, actual 2\n"
    ),
    (.timedOut, "still running", "Exercise/AskOnce.swift:1: error: still running\n"),
    (.notStarted, "it is unchanged", "Exercise/AskOnce.swift:1: warning: it is unchanged\n"),
  ])
  func `gives an editor a line to mark: the exercise's first if none is known`(
    _ verdict: KataVerdict, _ message: String, _ line: String
  ) throws {
    let report = try report(verdict, message)

    #expect(report.editorLine == (line.isEmpty ? "" : "\(report.kata.folder)/\(line)"))
  }
}
