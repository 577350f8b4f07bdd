import CommandLineSupport
import Foundation
import TestSupport
import Testing

@testable import Grading
@testable import KataRunner

/// A grade beside a check: more is looked at, and each test counts.
@Suite(.ends(within: 600)) struct SlowExaminerTests {
  @Test(.timeLimit(.minutes(10)))
  func `counts each test, sees what reaches out, and waits for what comes late`() async throws {
    let reader = try Reader()
    let kata = try KataCatalog(reader.originals).kata(named: "quiet-log")
    let solution = try SourceTree.text(of: kata.solution)
    func grader(_ environment: [String: String]) -> KataGrader {
      KataGrader(
        package: reader.package, originals: reader.originals,
        workspace: reader.package.appendingPathComponent("work space"), deadline: .seconds(8),
        environment: environment)
    }
    let grading = grader(Sandbox.environment())
    let examiner = Examiner(in: .none)
    func grade(
      _ old: String = "", _ new: String = ""
    ) async throws -> (report: KataReport, unseen: String?) {
      try await examiner.grade(
        kata, Data(solution.replacing(old, with: new).utf8), by: grading)
    }
    let line = "      log(\"pay \\(cents): paid, \\(left) left\")\n"

    let right = try await grade()
    let crash = try await grade(
      "    let offer =", "    if !email.isEmpty { fatalError() }\n    let offer =")
    let late = """
      let end = ContinuousClock.now + .milliseconds(300)
      Task.detached { [log] in while ContinuousClock.now < end { await Task.yield() }; log(code) }
      """
    let lateLine = try await grade(line, line + "      \(late)\n")
    let reach = try await grade(
      "struct QuietLog", "import Foundation\nfunc end() { exit(0) }\nstruct QuietLog")
    let check = try await grader(ProcessInfo.processInfo.environment).grade(
      kata, Data(solution.replacing(line, with: line + "      \(late)\n").utf8))

    #expect(right.report.verdict == .done, "\(right.report.message)")
    #expect(right.unseen == nil)
    // A crash takes away no other test's points.
    let outcomes = Dictionary(grouping: crash.report.tests, by: \.outcome).mapValues(\.count)
    #expect(crash.report.verdict == .crashed)
    #expect(outcomes == [.unfinished: 3, .passed: right.report.tests.count - 3])
    #expect(lateLine.report.verdict == .failed)
    #expect(lateLine.report.failed.contains("pays once, with the code as it was typed"))
    #expect(check.verdict == .done, "a check waits for nothing")
    #expect(reach.report.verdict == .needsReview)
    #expect(
      reach.report.message
        == "it reaches for exit, which is one of the system's functions, and no kata needs it")
    #expect(reach.report.excerpt == "func end() { exit(0) }")
    try await checkBlindness(grading, kata, solution)
  }

  /// Where the compiler's files aren't where they were, the tests decide, and the mark says so.
  private func checkBlindness(
    _ grader: KataGrader, _ kata: Kata, _ solution: String
  ) async throws {
    var files = try KataWorkspace.files(
      of: kata, exercise: Data(solution.utf8), originals: grader.originals)
    files["Kata/Exercise/More.swift"] = Data("let more = 1\n".utf8)
    let silent: @Sendable (String) -> Void = { _ in }
    _ = try await grader.build(kata, files, say: silent) { (workspace, _) throws(ProgramError) in
      try BuiltCode.forget(kata, in: workspace)
      do throws(BuiltCode.Unseen) {
        _ = try await BuiltCode(of: kata, in: workspace)
        Issue.record("an old file can be taken for a new one")
      } catch {
        #expect(error.words == "the compiler's file of the exercise isn't found")
      }
      return KataReport(untouched: kata)
    }
    let mark = Mark(
      KataReport(kata: kata, verdict: .done, message: ""), Data(), with: "", of: KataLock(),
      unseen: "not looked at, beside its tests: nothing was found")
    let result = KataResult(kata, mark, remarks: [mark.unseen ?? ""], of: KataLock())
    #expect(!result.isOpen)
    #expect(result.feedback == ["Not looked at, beside its tests: nothing was found."])
  }
}
