import Foundation
import Tooling

/// Makes each mistake in a copy of the package and sees whether its test notices.
struct MistakesCheck: Sendable {
  var package: URL
  var scratch: ScratchFolder
  var jobs: Int

  /// How long the test of one mistake may run.
  var deadline: Duration

  /// Judges all mistakes of a collection.
  ///
  /// - Parameter say: Told how far it is, a line at a time.
  func run(
    _ collection: MistakeCollection, say: @escaping @Sendable (String) -> Void
  ) async throws(ProgramError) -> MistakesReport {
    let started = ContinuousClock.now
    var report = MistakesReport(rows: collection.faults)
    if !collection.mistakes.isEmpty {
      let queue = WorkQueue<Mistake, MistakesReport.Row>(
        collection.mistakes, total: collection.mistakes.count, say: say)
      let workers = min(jobs, collection.mistakes.count)
      let copies = workers == 1 ? "a copy" : "\(workers) copies"
      say("building the tests in \(copies) of the package ...")
      let failures = await withTaskGroup(of: Result<Void, ProgramError>.self) { group in
        for number in 1...workers {
          group.addTask { await work(number, on: queue, tests: collection.tests) }
        }
        return await group.reduce(into: [ProgramError]()) { failures, result in
          if case .failure(let failure) = result { failures.append(failure) }
        }
      }
      if let failure = failures.first { throw failure }
      report.rows += await queue.rows
    }
    report.rows.sort { MistakesReport.isBefore($0.name, $1.name) }
    report.duration = ContinuousClock.now - started
    return report
  }

  private func work(
    _ number: Int, on queue: WorkQueue<Mistake, MistakesReport.Row>, tests: [String]
  ) async -> Result<Void, ProgramError> {
    do throws(ProgramError) {
      // Each has a folder round it, where git stops looking for a repository.
      let folder = scratch.url.appendingPathComponent("\(number)/package", isDirectory: true)
      var copy = try await PackageCopy(of: package, to: folder)
      if let error = await copy.build() {
        throw ProgramError("the package doesn't compile without a mistake: \(error)", status: 1)
      }
      let (record, _) = await copy.test(tests, deadline: .seconds(600))
      while let mistake = await queue.next() {
        let verdict = try await judge(mistake, in: &copy, unharmed: record)
        await queue.finish(
          .init(mistake, verdict), words: "\(mistake.name): \(verdict.words)")
      }
      return .success(())
    } catch {
      return .failure(error)
    }
  }

  private func judge(
    _ mistake: Mistake, in copy: inout PackageCopy, unharmed: TestRecord
  ) async throws(ProgramError) -> Verdict {
    if let verdict = Verdict(withoutMistake: mistake.test, record: unharmed) { return verdict }
    let patch = package.appendingPathComponent("\(MistakeCollection.folder)/\(mistake.name).patch")
    if let reason = await copy.apply(patch, of: mistake) { return .doesNotApply(reason) }
    let verdict: Verdict
    if let error = await copy.build() {
      verdict = .doesNotCompile(error)
    } else {
      let (record, report) = await copy.test([mistake.test], deadline: deadline)
      verdict = Verdict(test: mistake.test, record: record, report: report)
    }
    if let reason = await copy.apply(patch, of: mistake, backwards: true) {
      throw ProgramError("\(mistake.name) can't be taken back: \(reason)", status: 70)
    }
    return verdict
  }
}

extension MistakeCollection {
  /// The named tests, each once.
  fileprivate var tests: [String] {
    Set(mistakes.map(\.test)).sorted()
  }
}
