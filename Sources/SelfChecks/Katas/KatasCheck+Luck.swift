import CommandLineSupport
import Foundation
import Grading
import KataRunner
import Locking

extension KatasCheck {
  /// Runs the tests of an answer again and again as for a grade, eight at a time, beside the compilers of
  /// the other workspaces, and gives what came of them where it wasn't the same each time.
  func luck(
    of trial: KataTrial, in workspace: URL, _ examiner: Examiner
  ) async throws(ProgramError) -> String? {
    let isAnAnswer = trial.part != .attack && [.green, .red].contains(trial.verdict)
    guard times > 0, isAnAnswer else { return nil }
    let files = try KataWorkspace.files(
      of: trial.kata, exercise: Data(trial.text.utf8), originals: originals)
    let grader = KataGrader(
      package: package, originals: originals, workspace: workspace, compilers: 1,
      environment: Sandbox.environment())
    let counts = Locked<[String: Int]>([:])
    let silent: @Sendable (String) -> Void = { _ in }
    _ = try await grader.build(trial.kata, files, say: silent) {
      workspace, _ throws(ProgramError) in
      let start = try await examiner.start(in: workspace)
      try await inParallel(8) { worker throws(ProgramError) in
        for _ in stride(from: worker, through: times, by: 8) {
          let run = try await workspace.test(deadline: deadline, start: start).run
          for test in run.tests {
            counts.withLock { $0["\(test.outcome.rawValue): \(test.evidence)", default: 0] += 1 }
          }
        }
      }
      return KataReport(untouched: trial.kata)
    }
    let sometimes = counts.withLock(\.self).filter { $0.value < times }
      .map { "\($0.key) (\($0.value))" }.sorted()
    guard !sometimes.isEmpty else { return nil }
    return "of \(times) times these came only sometimes: \(sometimes.joined(separator: "; "))"
  }
}
