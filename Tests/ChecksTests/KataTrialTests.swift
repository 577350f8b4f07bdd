import TestSupport
import Testing

@testable import Checks
@testable import Katas

@Suite struct KataTrialTests {
  @Test func `reads which test a wrong answer names, and its verdict`() throws {
    let red = try WrongAnswer("// Caught by: asks once: and only once\nimport Scenario\n")
    let crashed = try WrongAnswer("// Caught by: asks\n// Verdict: crashed\n\nimport Scenario\n")

    #expect(red.test == "asks once: and only once")
    #expect(red.verdict == .red)
    #expect(crashed.verdict == .crashed)
  }

  @Test(arguments: [
    ("import Scenario\n", "its first line isn't '// Caught by: ' and the sentence of a test"),
    ("// Caught by: a\n// Verdict: ill\n", "'ill' isn't a verdict"),
  ])
  func `says why a file isn't a wrong answer`(_ text: String, _ reason: String) {
    #expect(throws: WrongAnswer.Unreadable(reason: reason)) { try WrongAnswer(text) }
  }

  @Test func `finds a test that no wrong answer fails`() {
    let place = TestEvent.Place(path: "/x/Kata/Tests/T.swift", line: 1)
    let tests = ["a", "b"].map { KataRun.Test(name: $0, outcome: .passed, place: place) }
    var starter = KatasReport.Row(kata: "k", name: "starter", part: .starter)
    starter.tests = [.init(name: "a", outcome: .failed), .init(name: "b", outcome: .passed)]
    var solution = KatasReport.Row(kata: "k", name: "solution", part: .solution)
    solution.tests = tests
    var report = KatasReport(rows: [starter, solution])

    report.findTestsThatNothingFails()

    #expect(report.rows.last?.objection == "no wrong answer fails 'b'")
    #expect(!report.isGood)
  }

  @Test(arguments: [
    (KataVerdict.red, ["asks once"], nil),
    (.red, ["forgets"], "'asks once' doesn't fail; these do: forgets"),
    (.green, [], "is green, not red: seen"),
    (.crashed, ["asks once"], "is crashed, not red: seen"),
  ])
  func `takes a wrong answer only by its verdict and its test`(
    _ verdict: KataVerdict, _ failed: [String], _ objection: String?
  ) throws {
    let package = SourceTree.root
    let kata = try KataShelf(Originals(of: package)).kata(named: KataTrials.scapegoat)
    let trial = KataTrial(
      kata: kata, part: .wrong, name: "w", text: "", verdict: .red, test: "asks once")
    let report = KataReport(
      kata: kata, verdict: verdict, tests: failed.map { .init(name: $0, outcome: .failed) },
      message: "seen")

    #expect(trial.objection(to: report) == objection)
  }

  @Test func `gives every kata five wrong answers or more, and its six faults to one`() throws {
    let package = SourceTree.root
    let trials = try KataTrials(package: package, originals: try Originals(of: package), wanted: [])

    let katas = Set(trials.trials.map(\.kata.name))
    let unfit = trials.faults.filter { $0.kata != "originals" }.map { "\($0.kata), \($0.name)" }
    let faults = trials.trials.filter { $0.part == .fault }
    #expect(!katas.isEmpty)
    #expect(unfit == [])
    #expect(faults.map(\.verdict) == [.crashed, .crashed, .hung, .flooded, .noCompile, .tampered])
    #expect(faults.allSatisfy { $0.text.count > 500 })
  }
}
