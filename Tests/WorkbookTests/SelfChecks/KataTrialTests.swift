import TestSupport
import Testing

@testable import KataRunner
@testable import SelfChecks

@Suite(.ends(within: 600)) struct KataTrialTests {
  @Test func `finds a test that no wrong answer fails`() throws {
    let kata = try Self.kata()
    let place = TestEvent.Place(path: "/x/Kata/Tests/T.swift", line: 1)
    func grading(_ part: KataTrial.Part, failed: Set<String>) -> KatasCheck.Grading {
      let trial = KataTrial(kata: kata, part: part, name: "n", text: "", verdict: .failed)
      let tests = ["a", "b"].map {
        KataRun.Test(
          id: $0, name: $0, outcome: failed.contains($0) ? .failed : .passed, place: place)
      }
      return .init(
        trial: trial, report: KataReport(kata: kata, verdict: .failed, tests: tests, message: ""))
    }

    let idle = KatasCheck.uselessTests([
      grading(.starter, failed: ["a"]), grading(.solution, failed: []),
    ])

    #expect(idle.map(\.test) == ["b"])
    #expect(idle.allSatisfy { !$0.isGood })
  }

  private static func kata() throws -> Kata {
    try KataCatalog(KataOriginals(of: SourceTree.root)).kata(named: KataTrials.scapegoat)
  }

  @Test(arguments: [
    (KataVerdict.failed, ["asks once"], nil),
    (.failed, ["forgets"], "'asks once' doesn't fail, but these tests do: forgets"),
    (.done, [], "the result is done instead of failed: seen"),
    (.crashed, ["asks once"], "the result is crashed instead of failed: seen"),
  ])
  func `accepts a wrong answer only with its verdict and its test`(
    _ verdict: KataVerdict, _ failed: [String], _ objection: String?
  ) throws {
    let kata = try Self.kata()
    let trial = KataTrial(
      kata: kata, part: .wrong, name: "w", text: "", verdict: .failed, test: "asks once")
    let report = KataReport(
      kata: kata, verdict: verdict, tests: failed.map { .init(id: $0, name: $0, outcome: .failed) },
      message: "seen")

    #expect(trial.objection(to: report) == objection)
  }

  @Test(arguments: [
    (KataTrial.Part.starter, KataVerdict.failed, "not solved"), (.wrong, .failed, "caught"),
    (.wrong, .timedOut, "caught, timed-out"), (.attack, .needsReview, "noticed, needs-review"),
    (.solution, .done, "done"),
  ])
  func `names expected results`(
    _ part: KataTrial.Part, _ verdict: KataVerdict, _ words: String
  ) throws {
    let trial = KataTrial(kata: try Self.kata(), part: part, name: "n", text: "", verdict: verdict)
    let report = KataReport(kata: trial.kata, verdict: verdict, message: "seen")

    #expect(ProofReport.Row(trial, report).result == words)
  }

  @Test func `gives every kata five wrong answers or more, and makes each attack once`()
    async throws
  {
    let package = SourceTree.root
    let trials = try await KataTrials(
      package: package, originals: try KataOriginals(of: package), wanted: [])

    let katas = Set(trials.trials.map(\.kata.name))
    let attacks = trials.trials.filter { $0.part == .attack }
    let right = trials.trials.filter { $0.part == .right && !$0.name.hasPrefix("honest") }
    let others = Dictionary(grouping: right, by: \.kata.name)
    #expect(!katas.isEmpty)
    #expect(trials.faults == [])
    #expect(Set(attacks.map(\.name)) == Set(KataAttack.all.map(\.name)))
    #expect(attacks.count == KataAttack.all.count)
    #expect(attacks.allSatisfy { $0.verdict != .done && $0.text.count > 500 })
    // Thirteen were written independently by other people, including the four katas with a choice.
    #expect(others.count == 13 && right.count == 22)
    #expect(others.values.count { $0[0].kata.parts.first?.word == "requirement" } == 4)
  }
}
