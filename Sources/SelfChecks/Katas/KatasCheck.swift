import CommandLineSupport
import Foundation
import Grading
import KataFiles
import KataRunner

/// Grades all known answers to each kata, with the same engine that readers use.
struct KatasCheck: Sendable {
  /// The minimum number of wrong answers for a kata.
  static let leastWrongAnswers = 5

  var package: URL
  var originals: KataOriginals
  var scratch: ScratchFolder
  var jobs: Int

  /// The time limit for the tests of one grading.
  var deadline: Duration

  /// Whether some answers are left out. If so, useless tests can't be found.
  var isSample = false

  /// The sandbox for the tests.
  var sandbox = Sandbox.none

  /// A trial and its result.
  struct Grading: Sendable {
    var trial: KataTrial
    var report: KataReport
  }

  /// Grades all trials.
  ///
  /// - Parameters:
  ///   - isLocking: Whether to record which tests the wrong answers fail.
  ///   - say: Receives progress, one line at a time.
  func run(
    _ trials: KataTrials, isLocking: Bool, say: @escaping @Sendable (String) -> Void
  ) async throws(ProgramError) -> ProofReport {
    let queue = WorkQueue<[KataTrial], Grading>(
      trials.batches, total: trials.trials.count, say: say)
    say("building the katas' modules in \(jobs) workspaces ...")
    let examiner = Examiner(in: sandbox)
    try await inParallel(jobs) { number throws(ProgramError) in
      try await work(number, on: queue, examiner)
    }
    let gradings = await queue.rows
    let order = Dictionary(
      trials.trials.enumerated().map { ("\($1.kata.name)/\($1.name)", $0) }, uniquingKeysWith: min)
    var rows = gradings.map { ProofReport.Row($0.trial, $0.report) }
      .sorted { order[$0.name] ?? 0 < order[$1.name] ?? 0 }
    if !isSample { rows += Self.uselessTests(gradings) }
    rows += try misconceptions(gradings, isLocking: isLocking)
    return ProofReport(noun: "grading", rows: rows + trials.faults)
  }

  /// Tests that neither the starter nor a wrong answer fails: they are useless.
  static func uselessTests(_ gradings: [Grading]) -> [ProofReport.Row] {
    gradings.filter { $0.trial.part == .solution }.flatMap { solution in
      let name = solution.trial.kata.name
      let others = gradings.filter {
        $0.trial.kata.name == name && [.starter, .wrong].contains($0.trial.part)
      }
      let failed = others.reduce(into: Set<String>()) { $0.formUnion($1.report.failed) }
      let idle = solution.report.tests.filter { !failed.contains($0.name) && !$0.isTheReaders }
      return idle.map {
        ProofReport.Row(
          name: "\(name)/tests", test: $0.name, result: "useless", isGood: false,
          detail: "no wrong answer fails this test")
      }
    }
  }

  /// Compares the list of misconceptions with the results of the wrong answers, or writes it.
  private func misconceptions(
    _ gradings: [Grading], isLocking: Bool
  ) throws(ProgramError) -> [ProofReport.Row] {
    // A crash also ends the tests that run at the same time, so its failures vary.
    let wrong = gradings.filter {
      $0.trial.part == .wrong && $0.report.verdict == .failed && !$0.report.failed.isEmpty
    }
    var twice: [ProofReport.Row] = []
    var found: [String: [String: [String]]] = [:]
    for grading in wrong {
      let (trial, failed) = (grading.trial, grading.report.evidence)
      let other = found[trial.kata.name, default: [:]].updateValue(
        failed, forKey: trial.misconception)
      guard other != nil else { continue }
      twice.append(
        .init(
          name: "\(trial.kata.name)/\(trial.name)", result: "wrong", isGood: false,
          detail: "another wrong answer has the same misconception"))
    }
    var known = KnownMisconception.all(in: package)
    let stale = found.filter { name, failed in
      let before = known[name] ?? [:]
      return isSample ? failed.contains { before[$0.key] != $0.value } : before != failed
    }
    guard isLocking else {
      return twice
        + stale.keys.sorted().map { name in
          ProofReport.Row(
            name: "\(name)/misconceptions", result: "wrong", isGood: false,
            detail: "\(KnownMisconception.file) is stale: type Scripts/check katas --lock \(name)")
        }
    }
    known.merge(found) { $1 }
    try OutputFile(package.appendingPathComponent(KnownMisconception.file).path).write(
      json(known).withListsOnLines)
    return twice
  }

  private func work(
    _ number: Int, on queue: WorkQueue<[KataTrial], Grading>, _ examiner: Examiner
  ) async throws(ProgramError) {
    let workspace = scratch.url.appendingPathComponent("\(number)/workspace", isDirectory: true)
    while let batch = await queue.next() {
      for trial in batch {
        // One processor for each grading: sharing costs more in total.
        let grader = KataGrader(
          package: package, originals: originals, workspace: workspace, compilers: 1,
          deadline: min(deadline, trial.deadline ?? deadline), environment: Sandbox.environment())
        let (report, unseen) = try await examiner.grade(
          trial.kata, Data(trial.text.utf8), by: grader)
        if let unseen {
          throw ProgramError("\(trial.kata.name), \(trial.name): \(unseen)", status: 70)
        }
        let words = trial.objection(to: report) ?? trial.success(report.verdict)
        await queue.finish(
          Grading(trial: trial, report: report),
          words: "\(trial.kata.name), \(trial.name): \(words)")
      }
    }
  }
}
