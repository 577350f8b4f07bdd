import CommandLineSupport
import Foundation
import KataRunner

/// Makes mistakes in a copy of the package, and checks that each is caught by its named test.
struct MistakesCheck: Sendable {
  var package: URL
  var scratch: ScratchFolder
  var jobs: Int

  /// The time limit for a batch's tests.
  var deadline: Duration

  /// Checks all mistakes of a collection.
  ///
  /// - Parameter say: Receives progress, one line at a time.
  func run(
    _ collection: MistakeCollection, say: @escaping @Sendable (String) -> Void
  ) async throws(ProgramError) -> ProofReport {
    var report = ProofReport(noun: "mistake", rows: collection.faults)
    if !collection.mistakes.isEmpty {
      let graph = try await PackageGraph.read(of: package)
      let spare = graph.folders(withoutUseFor: collection.suites)
      let batches = MutantBatches(collection.mistakes, in: graph).batches
      let queue = WorkQueue<[Mutant], ProofReport.Row>(
        batches, total: collection.mistakes.count, say: say)
      let workers = min(jobs, batches.count)
      let copies = workers == 1 ? "a copy" : "\(workers) copies"
      say("building the tests in \(copies) of the package ...")
      try await inParallel(workers) { number throws(ProgramError) in
        try await work(number, on: queue, without: spare, tests: collection.tests)
      }
      report.rows += await queue.rows
    }
    report.rows.sort {
      (MistakeCollection.rank($0.name), $0.name) < (MistakeCollection.rank($1.name), $1.name)
    }
    return report
  }

  private func work(
    _ number: Int, on queue: WorkQueue<[Mutant], ProofReport.Row>, without spare: [String],
    tests: [String]
  ) async throws(ProgramError) {
    // git stops searching for a repository at the folder around each copy.
    let folder = scratch.url.appendingPathComponent("\(number)/package", isDirectory: true)
    var copy = try await PackageCopy(of: package, to: folder, without: spare)
    if let error = await copy.build() {
      throw ProgramError("the unchanged package doesn't compile: \(error)", status: 1)
    }
    let (unharmed, _) = await copy.test(tests, deadline: .seconds(600))
    while let batch = await queue.next() {
      var sound: [Mutant] = []
      for mutant in batch {
        if let outcome = Outcome(withoutMistake: mutant.test, unharmed) {
          await queue.finish(.init(mutant, outcome), words: "\(mutant.name): \(outcome.words)")
        } else {
          sound.append(mutant)
        }
      }
      for (mutant, outcome) in try await test(sound, in: &copy) {
        await queue.finish(.init(mutant, outcome), words: "\(mutant.name): \(outcome.words)")
      }
    }
  }

  /// Builds a batch and runs all its tests together. If a mistake's result is undecided, its test
  /// runs alone. If the batch doesn't compile, each mistake is built alone.
  private func test(
    _ batch: [Mutant], in copy: inout PackageCopy
  ) async throws(ProgramError) -> [(Mutant, Outcome)] {
    var outcomes: [(Mutant, Outcome)] = []
    var applied: [Mutant] = []
    for mutant in batch {
      if let reason = copy.make(mutant.edits) {
        outcomes.append((mutant, Outcome(words: "can't be made", detail: reason)))
      } else {
        applied.append(mutant)
      }
    }
    guard !applied.isEmpty else { return outcomes }
    var alone: [Mutant] = []
    if let error = await copy.build() {
      if applied.count == 1 {
        outcomes.append((applied[0], Outcome(words: "doesn't compile", detail: error)))
      }
      if applied.count > 1 { alone = applied }
    } else {
      let (run, report) = await copy.test(applied.map(\.test), deadline: deadline)
      for mutant in applied {
        let outcome = Outcome(mutant, run, report)
        // A test that ended has a reliable result, however the others ended.
        let isSure = applied.count == 1 || run.isComplete || outcome.isOfAWholeTest
        outcomes.append((mutant, isSure ? outcome : await testAlone(mutant, in: copy)))
      }
    }
    try copy.takeBack()
    for mutant in alone { outcomes += try await test([mutant], in: &copy) }
    return outcomes
  }

  private func testAlone(_ mutant: Mutant, in copy: PackageCopy) async -> Outcome {
    let (run, report) = await copy.test([mutant.test], deadline: deadline)
    return Outcome(mutant, run, report)
  }
}

extension MistakeCollection {
  /// The named tests, each once.
  var tests: [String] {
    Set(mistakes.map(\.test)).sorted()
  }

  /// The targets of the named tests.
  var suites: Set<String> {
    Set(mistakes.map { String($0.test.prefix { $0 != "." }) })
  }
}
