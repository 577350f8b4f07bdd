import Foundation
import TestSupport
import Testing

@testable import KataRunner

@Suite(.ends(within: 600)) struct SecondRequirementTests {
  private static let page = """
    # Kata 6.9: Ask twice

    About 20 minutes. Difficulty 1 of 3.

    Edit [Exercise/Twice.swift](Exercise/Twice.swift).

    ## The second requirement

    <details><summary>Open it when the first one is met</summary>

    Remember the answer.

    At most 2 lines of your
    first answer may change or go.

    </details>

    ## Hints

    <details><summary>Hint 1</summary>

    One.

    </details>
    <details><summary>Hint 2</summary>

    Two.

    </details>
    <details><summary>Hint 3</summary>

    Three.

    </details>
    """

  private static let first = """
    struct Twice {
      // Asks.
      func answer() -> Int {
        ask()
      }
    }
    """

  private func kata() throws -> Kata {
    try Kata(folder: "Chapters/6-telling-them-apart/katas/twice", page: Self.page)
  }

  private func report(
    _ outcomes: KeyValuePairs<String, KataRun.Test.Outcome>, exercise: String
  ) throws -> KataReport {
    var report = KataReport(
      kata: try kata(), verdict: outcomes.allSatisfy { $0.value == .passed } ? .green : .red,
      message: "")
    report.exercise = Data(exercise.utf8)
    report.tests = outcomes.map { KataRun.Test(id: $0.key, name: $0.key, outcome: $0.value) }
    report.test = report.tests.first { $0.outcome != .passed }?.name
    return report
  }

  @Test func `reads the second requirement, and keeps it out of the task`() throws {
    let kata = try kata()

    #expect(kata.second?.limit == 2)
    #expect(kata.second?.task.hasPrefix("Remember the answer.") == true)
    #expect(kata.second?.task.contains("<") == false)
    #expect(!kata.task.contains("Remember"))
    #expect(kata.hints.count == 3)
  }

  @Test func `comes when all tests of the first requirement pass, and one of the second fails`()
    throws
  {
    let met = try report(["asks": .passed, "second: asks once": .failed], exercise: Self.first)
    let neither = try report(["asks": .failed, "second: asks once": .failed], exercise: "")
    let both = try report(["asks": .passed, "second: asks once": .passed], exercise: "")
    let alone = try report(["second: asks once": .failed], exercise: "")

    #expect(met.isFirstMet)
    #expect(!neither.isFirstMet && !both.isFirstMet && !alone.isFirstMet)
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
  ])
  func `lets few lines of the first answer change`(_ exercise: String, _ touched: [String]) throws {
    var report = try report(["asks": .passed, "second: asks once": .passed], exercise: exercise)

    report.judge(try #require(report.kata.second), first: Data(Self.first.utf8))

    #expect(report.verdict == .green)
    #expect(report.touched == touched)
    #expect(
      report.tests.last?.name == "second: touches at most 2 lines of the first answer"
        && report.tests.last?.outcome == .passed)
  }

  @Test func `is red when more lines have changed, and names them`() throws {
    var report = try report(
      ["asks": .passed, "second: asks once": .passed],
      exercise: "actor Once { func answer() async -> Int { 1 } }")

    report.judge(try #require(report.kata.second), first: Data(Self.first.utf8))

    let text = report.text(ANSIStyle(isOn: false), Prose(width: 80))
    #expect(report.verdict == .red)
    #expect(report.test == "second: touches at most 2 lines of the first answer")
    #expect(
      text.hasPrefix(
        """
        ✘ second: touches at most 2 lines of the first answer
          5 lines of your first answer have changed or are gone:
            struct Twice {
            func answer() -> Int {
        """))
  }

  @Test func `judges nothing where both requirements were met at once`() throws {
    var report = try report(
      ["asks": .passed, "second: asks once": .passed], exercise: "actor Once")

    report.judge(try #require(report.kata.second), first: nil)

    #expect(report.verdict == .green && report.touched == nil && report.tests.count == 2)
  }
}
