import CommandLineSupport
import Foundation
import KataFiles
import KataRunner
import Processes

/// Grades submissions: reads them, grades each different exercise once, and collects the results.
struct Marking: Sendable {
  /// The teacher's workbook. Its tests are used.
  let package: URL

  let originals: KataOriginals
  let katas: [Kata]
  let placement: Placement
  let store: MarkStore
  let jobs: Int
  let deadline: Duration
  let allowed: Set<String>
  let sandbox: Sandbox

  /// The Python program that unpacks submissions.
  let python: URL

  /// An exercise that has to be graded.
  private struct Work: Sendable {
    var kata: Kata
    var exercise: Data

    /// A student who submitted this exercise, for progress messages.
    var name: String
  }

  /// Reads submissions in parallel.
  func read(_ submissions: [Submission]) async throws(ProgramError) -> [Submission] {
    let queue = WorkQueue<Submission, Submission>(
      submissions, total: submissions.count, say: { _ in })
    try await inParallel(jobs) { _ in
      while var submission = await queue.next() {
        await submission.read(katas, placement, package: package, python: python)
        await queue.finish(submission, words: submission.name)
      }
    }
    return await queue.rows.sorted { $0.order < $1.order }
  }

  /// Grades the exercises that have no result yet.
  ///
  /// - Parameters:
  ///   - submissions: The submissions.
  ///   - say: Prints a line of progress.
  func grade(
    _ submissions: [Submission], say: @escaping @Sendable (String) -> Void
  ) async throws(ProgramError) {
    let batches = batches(of: submissions)
    let count = batches.map(\.count).reduce(0, +)
    guard count > 0 else { return }
    let queue = WorkQueue<[Work], KataVerdict>(batches, total: count, say: say)
    let examiner = Examiner(in: sandbox, allowed: allowed)
    try await inParallel(min(jobs, batches.count)) { number throws(ProgramError) in
      let workspace = package.appendingPathComponent(".build/grading-\(number)", isDirectory: true)
      // Each exercise has one processor: sharing several processors is slower overall.
      let grader = KataGrader(
        package: package, originals: originals, workspace: workspace, compilers: 1,
        deadline: deadline, environment: Sandbox.environment())
      while let batch = await queue.next() {
        for work in batch {
          // Only the first worker reports the builds that all of them have to wait for.
          let mark = await mark(work, examiner, grader) { if number == 1 { say($0) } }
          try store.keep(mark, of: work.kata)
          await queue.finish(
            mark.verdict, words: "\(work.name), \(work.kata.name): \(mark.verdict.words)")
        }
      }
    }
  }

  /// The result of a submission.
  func result(of submission: Submission) -> SubmissionResult {
    SubmissionResult(
      name: submission.name, owner: submission.owner,
      katas: katas.map { kata in
        let lock = originals.locks[kata.name] ?? KataLock()
        switch submission.found[kata.name] {
        case .nothing(let words):
          return KataResult(kata, nil, remarks: [words], of: lock)
        case .question(let words):
          return KataResult(kata, nil, remarks: [words], isOpen: true, of: lock)
        case .exercise(let exercise, let note):
          let mark = store.mark(of: kata, exercise)
          var remarks = [note, mark?.unseen].compactMap(\.self)
          if mark == nil { remarks.append("it hasn't been graded yet") }
          if mark?.verdict == .notStarted { remarks.append("the exercise is unchanged") }
          let isSplit = mark?.verdict == .doesNotCompile && !submission.rest.isEmpty
          if isSplit {
            let others = submission.rest.prefix(3).joined(separator: ", ")
            remarks.append(
              "it doesn't compile, perhaps because it needs \(others): an exercise must be "
                + "one file"
            )
          }
          return KataResult(kata, mark, remarks: remarks, isOpen: mark == nil || isSplit, of: lock)
        case nil:
          return KataResult(
            kata, nil, remarks: ["the submission wasn't read"], isOpen: true, of: lock)
        }
      })
  }

  /// The exercises that have no result yet, in batches of similar ones.
  private func batches(of submissions: [Submission]) -> [[Work]] {
    let works = katas.map { kata in
      var seen: Set<Data> = []
      let works = submissions.compactMap { submission -> Work? in
        guard let exercise = submission.exercises[kata.name], seen.insert(exercise).inserted,
          store.mark(of: kata, exercise).map({ $0.verdict == .graderError }) ?? true
        else { return nil }
        return Work(kata: kata, exercise: exercise, name: submission.name)
      }
      return works.map { (work: $0, declarations: Kata.declarations(in: $0.exercise)) }
        .sorted { $0.declarations < $1.declarations }.map(\.work)
    }
    // An exercise that is similar to the one before compiles in half the time, so batches are long.
    // They are short enough to keep all workers busy until the end, and the longest come first.
    let size = max(5, works.map(\.count).reduce(0, +) / (jobs * 4))
    return works.flatMap { works in
      stride(from: 0, to: works.count, by: size).map {
        Array(works[$0..<min($0 + size, works.count)])
      }
    }.sorted { $0.count > $1.count }
  }

  private func mark(
    _ work: Work, _ examiner: Examiner, _ grader: KataGrader,
    say: @escaping @Sendable (String) -> Void
  ) async -> Mark {
    let with = store.with[work.kata.name] ?? ""
    let lock = originals.locks[work.kata.name] ?? KataLock()
    do throws(ProgramError) {
      guard !originals.isUntouched(work.kata, work.exercise.withUnixLines) else {
        return Mark(KataReport(untouched: work.kata), work.exercise, with: with, of: lock)
      }
      let result = try await examiner.grade(
        work.kata, work.exercise, by: grader, say: say)
      return Mark(result.report, work.exercise, with: with, of: lock, unseen: result.unseen)
    } catch {
      var mark = Mark(with: with, exercise: work.exercise, verdict: .graderError)
      mark.findings = [error.message ?? "this machine couldn't grade the exercise"]
      return mark
    }
  }
}

extension MarkStore {
  /// Creates a store in a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder of the results.
  ///   - katas: The katas.
  ///   - originals: The original tests.
  ///   - package: The package's folder. A result is valid only for the same runner.
  ///   - deadline: The time limit of the tests.
  ///   - allowed: The names that exercises may use after a review.
  init(
    _ folder: URL, katas: [Kata], originals: KataOriginals, package: URL, deadline: Duration,
    allowed: Set<String>
  ) {
    self.folder = folder
    let runner = OriginalHashes.hash(
      of: ["KataRunner", "Grading/Look"].reduce(into: [:]) { files, folder in
        for (path, data) in OriginalHashes.contents(of: "Sources/\(folder)", in: package) {
          files["\(folder)/\(path)"] = data
        }
      })
    let support = OriginalHashes.support.map { originals.hashes.hashes[$0] ?? "" }
    var with: [String: String] = [:]
    for kata in katas {
      let lock = originals.locks[kata.name] ?? KataLock()
      var words = [json([kata.name: lock])]
      words += kata.testFolders.map { originals.hashes.hashes[$0] ?? "" } + support
      words += [runner, "\(deadline)"] + allowed.sorted()
      with[kata.name] = OriginalHashes.hash(of: ["": Data(words.joined(separator: "\n").utf8)])
    }
    self.with = with
  }
}
