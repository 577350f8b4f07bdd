import Foundation
import Katas
import Tooling

/// Grades everything that is known about each kata, with the engine that readers use.
struct KatasCheck: Sendable {
  var package: URL
  var originals: Originals
  var scratch: ScratchFolder
  var jobs: Int

  /// How long the tests of one grading may run.
  var deadline: Duration

  /// Each grading has a processor to itself: sharing one grading out over several costs more in all.
  private var compilers: Int { 1 }

  /// Grades all trials.
  ///
  /// - Parameter say: Told how far it is, a line at a time.
  func run(
    _ trials: KataTrials, say: @escaping @Sendable (String) -> Void
  ) async throws(ProgramError) -> KatasReport {
    let started = ContinuousClock.now
    var report = KatasReport(rows: trials.faults)
    let queue = WorkQueue<[KataTrial], KatasReport.Row>(
      trials.batches, total: trials.trials.count, say: say)
    say("building what the katas use, in \(jobs) workspaces ...")
    let failures = await withTaskGroup(of: ProgramError?.self) { group in
      for number in 1...jobs { group.addTask { await work(number, on: queue) } }
      return await group.reduce(into: [ProgramError]()) { failures, failure in
        if let failure { failures.append(failure) }
      }
    }
    if let failure = failures.first { throw failure }
    report.rows += await queue.rows
    report.findTestsThatNothingFails()
    report.sort(by: trials.trials)
    report.duration = ContinuousClock.now - started
    return report
  }

  private func work(
    _ number: Int, on queue: WorkQueue<[KataTrial], KatasReport.Row>
  ) async -> ProgramError? {
    do throws(ProgramError) {
      let workspace = scratch.url.appendingPathComponent("\(number)/workspace", isDirectory: true)
      while let batch = await queue.next() {
        for trial in batch {
          let started = ContinuousClock.now
          let report =
            trial.isTampered
            ? try await tampered(trial, workspace)
            : try await examiner(of: package, workspace, for: trial)
              .grade(trial.kata, Data(trial.text.utf8))
          let row = KatasReport.Row(trial, report, duration: ContinuousClock.now - started)
          let words = row.objection ?? report.verdict.rawValue
          await queue.finish(row, words: "\(trial.kata.name), \(trial.name): \(words)")
        }
      }
      return nil
    } catch {
      return error
    }
  }

  /// Judges the text as a reader's who has changed a test, in a copy of the package.
  private func tampered(
    _ trial: KataTrial, _ workspace: URL
  ) async throws(ProgramError) -> KataReport {
    let copy = scratch.url.appendingPathComponent("tampered", isDirectory: true)
    var texts = originals.texts
    texts[trial.kata.exercise] = trial.text
    let tests = trial.kata.folder + "/Tests/"
    let test = texts.keys.sorted().first { $0.hasPrefix(tests) && $0.hasSuffix("Tests.swift") }
    if let test { texts[test] = "import Testing\n\n@Test func `is always content`() {}\n" }
    do {
      for (path, text) in texts {
        let file = copy.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    } catch {
      throw ProgramError(
        "'\(copy.path)' can't be written: \(error.localizedDescription)", status: 73)
    }
    return try await examiner(of: copy, workspace, for: trial).report(on: trial.kata)
  }

  private func examiner(
    of package: URL, _ workspace: URL, for trial: KataTrial
  ) -> KataExaminer {
    KataExaminer(
      package: package, originals: originals, workspace: workspace, compilers: compilers,
      deadline: min(deadline, trial.deadline ?? deadline))
  }
}
