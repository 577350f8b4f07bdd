import TestSupport
import Testing

@testable import KataRunner

/// What a reader sees of a verdict.
@Suite(.ends(within: 600)) struct KataReportTextTests {
  private func text(_ expectation: String, width: Int) throws -> String {
    let hint = "<details><summary>Hint 1</summary>\nTry.\n</details>\n"
    let page =
      "# Kata 4.3: Ask once\n\n[Edit](Exercise/AskOnce.swift).\n\n## Hints\n"
      + String(repeating: hint, count: 3)
    let kata = try Kata(folder: "Chapters/4-proxy/katas/ask-once", page: page)
    var report = KataReport(
      kata: kata, verdict: .red,
      tests: [.init(id: "asks once", name: "asks once", outcome: .failed)],
      test: "asks once", message: "Expectation failed: " + expectation)
    report.expectation = FailedExpectation(report.message)
    report.place = .init(path: kata.folder + "/Tests/T.swift", line: 7)
    return report.text(ANSIStyle(isOn: false), Prose(width: width))
  }

  @Test func `shows the failing sentence first, then both sides, then where to go`() throws {
    let text = try text("(asked → [1, 2]) == [1]", width: 80)

    #expect(
      text == """
        ✘ asks once
          expected  [1]
          actual    [1, 2]
                      ^
          at Chapters/4-proxy/katas/ask-once/Tests/T.swift:7

        ask-once is red: 0 of 1 tests pass
        Edit Chapters/4-proxy/katas/ask-once/Exercise/AskOnce.swift
        Stuck? Scripts/kata hint ask-once

        """)
  }

  @Test func `keeps every space of what was compared, and shows where long texts differ`() throws {
    let text = try text(
      #"(a → "one two three  four five") == "one two three four five""#, width: 32)

    let lines = text.split(separator: "\n").prefix(8)
    #expect(
      lines == [
        "✘ asks once",
        #"  expected  "one two three four "#,
        #"            five""#,
        #"  actual    "one two three  four"#,
        #"             five""#,
        "  they differ here:",
        #"  expected  "one two three fou"#,
        #"  actual    "one two three  fo"#,
      ])
  }

  @Test func `cuts a long list between its elements`() throws {
    let text = try text("(a → [first, second, third]) == [first, second, fourth]", width: 32)

    let lines = text.split(separator: "\n").dropFirst().prefix(4)
    #expect(
      lines == [
        "  expected  [first, second, ",
        "            fourth]",
        "  actual    [first, second, ",
        "            third]",
      ])
  }
}
