import Foundation
import TestSupport
import Testing

@testable import KataRunner

@Suite(.ends(within: 600)) struct KataPartTests {
  private static let first = """
    struct Twice {
      // Asks.
      func answer() -> Int {
        ask()
      }
    }
    """

  private func report(
    _ outcomes: KeyValuePairs<String, KataRun.Test.Outcome>, exercise: String = "",
    word: String = "requirement"
  ) throws -> KataReport {
    let kata = try Kata.sample(
      """
      ## The second \(word)

      <details><summary>Open it when the first one is met</summary>

      Remember the answer.

      You may change or remove at most 2 lines of your
      first answer.

      </details>

      ## The third \(word)

      Ask each time.

      At most 1 line of your second answer may change.
      """)
    var report = KataReport(
      kata: kata, verdict: outcomes.allSatisfy { $0.value == .passed } ? .done : .failed,
      tests: outcomes.map { KataRun.Test(id: $0.key, name: $0.key, outcome: $0.value) },
      message: "")
    report.exercise = Data(exercise.utf8)
    return report
  }

  @Test func `reads the parts of a page, and keeps them out of the first task`() throws {
    let kata = try report([:]).kata

    #expect(kata.parts.map(\.number) == [2, 3])
    #expect(kata.parts.map(\.word) == ["requirement", "requirement"])
    #expect(kata.parts.map(\.limit) == [2, 1])
    #expect(kata.parts.first?.task.hasPrefix("Remember the answer.") == true)
    #expect(kata.parts.first?.task.contains("<") == false)
    #expect(kata.parts.last?.task.hasPrefix("Ask each time.") == true)
    #expect(!kata.task.contains("Remember") && !kata.task.contains("each time"))
  }

  @Test(
    arguments: [
      ([.failed, .failed, .failed], 0), ([.passed, .failed, .failed], 1),
      ([.passed, .failed, .passed], 1), ([.failed, .passed, .passed], 0),
      ([.passed, .passed, .notRun], 2), ([.passed, .passed, .passed], 3),
    ] as [([KataRun.Test.Outcome], Int)])
  func `counts a part as done when its tests and those before it pass`(
    _ outcomes: [KataRun.Test.Outcome], _ done: Int
  ) throws {
    let report = try report([
      "asks": outcomes[0], "second: asks once": outcomes[1], "third: asks twice": outcomes[2],
    ])

    #expect(report.partsDone == done)
    #expect(report.nextPart?.number == [1: 2, 2: 3][done])
  }

  @Test(arguments: [
    // New lines, spaces and comments don't count.
    ("struct Memory {}\n" + first.replacing("  ask", with: "      ask"), [String]()),
    (first.replacing("// Asks.", with: "// Asks once."), []),
    // A moved line doesn't count.
    ("ask()\n" + first.replacing("ask()", with: ""), []),
    (first.replacing("ask()", with: "known ?? ask()"), ["ask()"]),
    (
      first.replacing("Twice", with: "Once").replacing("ask()", with: "1"),
      ["struct Twice {", "ask()"]
    ),
    (
      "actor Once { func answer() async -> Int { 1 } }",
      ["struct Twice {", "func answer() -> Int {", "ask()", "}", "}"]
    ),
  ])
  func `lets few lines of the first answer change`(_ exercise: String, _ touched: [String]) throws {
    let name = "second: touches at most 2 lines of the first answer"
    var report = try report(
      ["asks": .passed, "second: asks once": .passed, "third: asks": .failed], exercise: exercise)

    // The result is no longer about the test's arguments.
    report.arguments = "1"
    report.check([nil, nil])
    let without = report
    report.check([Data(Self.first.utf8), nil])

    #expect(without.touched == nil && without.tests.count == 3)
    #expect(report.touched == TouchedLines(answer: 1, lines: touched))
    #expect(report.tests.last?.name == name)
    #expect(report.partsDone == (touched.count > 2 ? 1 : 2))
    report.isStop = report.partsDone == 2
    let text = report.text(ANSIStyle(isOn: false), Prose(width: 80))
    #expect(
      text.hasPrefix(
        touched.count > 2
          ? """
          ✘ \(name)
            You changed or removed 5 lines of your first answer:
              struct Twice {
              func answer() -> Int {
          """
          : """
          ask-once: requirement 2 of 3 is done: 3 of 4 tests pass
          Lines that you changed or removed in the first answer: \(touched.count)
          Your answer was saved.
          """))
    let way =
      "To start again from your code: Scripts/kata reset ask-once, then paste the code "
      + "into the exercise"
    #expect(text.contains(way) == (touched.count > 2))
  }

  @Test(arguments: [
    // An answer was checked before it was kept.
    ([first, "struct Once {"], "third: touches at most 1 line of the second answer", 1),
    ([first, nil], "third: touches at most 3 lines of the first answer", 5),
    ([nil, nil], nil, nil),
  ])
  func `compares the last answer with the latest kept answer`(
    _ answers: [String?], _ name: String?, _ touched: Int?
  ) throws {
    var report = try report(
      ["asks": .passed, "second: asks once": .passed, "third: asks": .passed],
      exercise: "actor Often {}")

    report.check(answers.map { $0.map { Data($0.utf8) } })

    #expect(report.touched?.lines.count == touched)
    #expect(report.tests.dropFirst(3).map(\.name) == [name].compactMap(\.self))
    #expect(report.verdict == (touched ?? 0 > 1 ? .failed : .done))
  }

  @Test func `says which part is done when another part comes next`() throws {
    var report = try report(["asks": .passed, "second: asks once": .failed], word: "part")
    report.isStop = true

    let text = report.text(ANSIStyle(isOn: false), Prose(width: 80))

    #expect(text.hasPrefix("ask-once: part 1 of 3 is done: 1 of 2 tests pass\n"))
  }
}
