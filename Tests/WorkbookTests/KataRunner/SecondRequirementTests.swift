import Foundation
import TestSupport
import Testing

@testable import KataRunner

@Suite(.ends(within: 600)) struct SecondRequirementTests {
  private static let first = """
    struct Twice {
      // Asks.
      func answer() -> Int {
        ask()
      }
    }
    """

  private func report(
    _ outcomes: KeyValuePairs<String, KataRun.Test.Outcome>, exercise: String = ""
  ) throws -> KataReport {
    let kata = try Kata.sample(
      """
      ## The second requirement

      <details><summary>Open it when the first one is met</summary>

      Remember the answer.

      At most 2 lines of your
      first answer may change or go.

      </details>
      """)
    var report = KataReport(
      kata: kata, verdict: outcomes.allSatisfy { $0.value == .passed } ? .green : .red,
      tests: outcomes.map { KataRun.Test(id: $0.key, name: $0.key, outcome: $0.value) },
      message: "")
    report.exercise = Data(exercise.utf8)
    return report
  }

  @Test func `reads the second requirement, and keeps it out of the task`() throws {
    let kata = try report([:]).kata

    #expect(kata.second?.limit == 2)
    #expect(kata.second?.task.hasPrefix("Remember the answer.") == true)
    #expect(kata.second?.task.contains("<") == false)
    #expect(!kata.task.contains("Remember"))
  }

  @Test func `comes when all tests of the first requirement pass, and one of the second fails`()
    throws
  {
    #expect(try report(["asks": .passed, "second: asks once": .failed]).isFirstMet)
    #expect(try !report(["asks": .failed, "second: asks once": .failed]).isFirstMet)
    #expect(try !report(["asks": .passed, "second: asks once": .passed]).isFirstMet)
    #expect(try !report(["second: asks once": .failed]).isFirstMet)
  }

  @Test(arguments: [
    // New lines, other spaces and comments are free.
    ("struct Memory {}\n" + first.replacing("  ask", with: "      ask"), [String]()),
    (first.replacing("// Asks.", with: "// Asks once."), []),
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
      ["asks": .passed, "second: asks once": .passed], exercise: exercise)
    let second = try #require(report.kata.second)

    report.judge(second, first: nil)
    let without = report
    report.judge(second, first: Data(Self.first.utf8))

    #expect(without.verdict == .green && without.touched == nil && without.tests.count == 2)
    #expect(report.touched == touched)
    #expect(report.tests.last?.name == name)
    #expect(report.verdict == (touched.count > 2 ? .red : .green))
    let text = report.text(ANSIStyle(isOn: false), Prose(width: 80))
    #expect(
      text.hasPrefix(
        touched.count > 2
          ? """
          ✘ \(name)
            5 lines of your first answer have changed or are gone:
              struct Twice {
              func answer() -> Int {
          """
          : """
          ask-once is green: 3 of 3 tests pass; lines of the first answer that have changed or are \
          gone: \(touched.count)
          """))
  }
}
