import CommandLineSupport
import Foundation
import TestSupport
import Testing

@testable import Grading
@testable import KataRunner

/// What a grade does in addition to a check.
@Suite(.ends(within: 600)) struct SlowExaminerTests {
  @Test(.timeLimit(.minutes(10)))
  func `counts each test, finds forbidden functions, and waits for late work`() async throws {
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
    // A crash doesn't cost the points of other tests.
    let outcomes = Dictionary(grouping: crash.report.tests, by: \.outcome).mapValues(\.count)
    #expect(crash.report.verdict == .crashed)
    #expect(outcomes == [.unfinished: 3, .passed: right.report.tests.count - 3])
    #expect(lateLine.report.verdict == .failed)
    #expect(lateLine.report.failed.contains("pays once, with the code unchanged"))
    #expect(check.verdict == .done, "a check waits for nothing")
    #expect(reach.report.verdict == .needsReview)
    #expect(
      reach.report.message
        == "it uses exit, which is a system function that no kata needs")
    #expect(reach.report.excerpt == "func end() { exit(0) }")
    try await checkBlindness(grading, kata, solution)
  }

  /// If the compiled files can't be found, the tests decide, and a note mentions it.
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
        Issue.record("an old file can be mistaken for a new one")
      } catch {
        #expect(error.words == "the exercise's compiled file is missing")
      }
      return KataReport(untouched: kata)
    }
    let mark = Mark(
      KataReport(kata: kata, verdict: .done, message: ""), Data(), with: "", of: KataLock(),
      unseen: "only the source was searched, because the compiled code can't be read")
    let result = KataResult(kata, mark, remarks: [mark.unseen ?? ""], of: KataLock())
    #expect(!result.isOpen)
    #expect(
      result.feedback == ["Only the source was searched, because the compiled code can't be read."])
  }
}
