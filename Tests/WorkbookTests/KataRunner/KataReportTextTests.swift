import TestSupport
import Testing

@testable import KataRunner

/// What a reader sees of a verdict.
@Suite(.ends(within: 600)) struct KataReportTextTests {
  private func kata() throws -> Kata {
    let hint = "<details><summary>Hint 1</summary>\nTry.\n</details>\n"
    let page =
      "# Kata 4.3: Ask once\n\n[Edit](Exercise/AskOnce.swift).\n\n## Hints\n"
      + String(repeating: hint, count: 3)
    return try Kata(folder: "Chapters/4-proxy/katas/ask-once", page: page)
  }

  private func text(
    _ expectation: String, width: Int, beliefs: [String] = []
  ) throws -> String {
    var report = KataReport(
      kata: try kata(), verdict: .red,
      tests: [.init(id: "asks once", name: "asks once", outcome: .failed)],
      test: "asks once", message: "Expectation failed: " + expectation)
    report.expectation = FailedExpectation(report.message)
    var known = ["No.": ["asks once", "asks again"]]
    for belief in beliefs { known[belief] = ["asks once"] }
    report.lookUp(known)
    report.place = .init(path: report.kata.folder + "/Tests/T.swift", line: 7)
    return report.text(ANSIStyle(isOn: false), Prose(width: width))
  }

  @Test(arguments: [
    (
      ["Once is enough."],
      "You may believe this:\n    - Once is enough.\n"
    ),
    (
      ["B.", "A."],
      "You may believe one of these, or both:\n    - A.\n    - B.\n"
    ),
  ])
  func `says what may be behind it, and never more than it knows`(
    _ beliefs: [String], _ words: String
  ) throws {
    let text = try text("(asked → 2) == 1", width: 80, beliefs: beliefs)

    #expect(
      text.contains(
        "T.swift:7\n\n  \(words)"
          + "  The smallest case that refutes it: the test above.\n\nask-once is red"), "\(text)")
  }

  @Test func `counts the mistakes that there are, also where a run was cut short`() throws {
    var report = KataReport(
      kata: try kata(), verdict: .red,
      tests: [
        .init(id: "a", name: "a", outcome: .failed),
        .init(id: "m", name: "noticed m", outcome: .passed, isAMistake: true),
      ], message: "no")
    report.mistakes = 9

    let lines = report.summary(ANSIStyle(isOn: false), Prose(width: 80))

    #expect(lines == ["ask-once is red: 0 of 1 tests pass, 1 of 9 mistakes are noticed", "  no"])
  }

  @Test func `advises more time only where a test took some`() throws {
    var report = KataReport(kata: try kata(), verdict: .hung, message: "still running")
    let without = report.text(ANSIStyle(isOn: false), Prose(width: 80))
    report.test = "asks once"
    let with = report.text(ANSIStyle(isOn: false), Prose(width: 80))

    #expect(!without.contains("--limit"))
    #expect(with.contains("--limit"))
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
      #"(a → "hundred one two three  four five") == "hundred one two three four five""#, width: 45)

    let lines = text.split(separator: "\n").prefix(7)
    #expect(
      lines == [
        "✘ asks once",
        #"  expected  "hundred one two three four five""#,
        #"  actual    "hundred one two three  four five"#,
        #"            ""#,
        "  they differ here:",
        #"  expected  …ndred one two three four five""#,
        #"  actual    …ndred one two three  four five""#,
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

  @Test func `says no more where long texts differ from their first words on`() throws {
    let text = try text("(a → [second, first, third]) == [first, second, fourth]", width: 32)

    #expect(!text.contains("differ here"))
  }
}
