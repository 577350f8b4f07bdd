import CommandLineSupport
import Foundation
import KataFiles
import KataRunner
import Processes

/// Marks submissions: reads them, grades each exercise once, and puts together what came of it.
struct Marking: Sendable {
  /// The teacher's workbook, whose tests count.
  let package: URL

  let originals: KataOriginals
  let katas: [Kata]
  let placement: Placement
  let store: MarkStore
  let jobs: Int
  let deadline: Duration
  let allowed: Set<String>
  let sandbox: Sandbox

  /// Python, which unpacks.
  let python: URL

  /// An exercise that has to be graded.
  private struct Work: Sendable {
    var kata: Kata
    var exercise: Data

    /// One of those who handed it in, to name it by.
    var name: String
  }

  /// Reads submissions, at the same time.
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

  /// Judges what wasn't graded yet.
  ///
  /// - Parameter say: Told how far it is, a line at a time.
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
      // Each exercise has a processor to itself: sharing one out over several costs more in all.
      let grader = KataGrader(
        package: package, originals: originals, workspace: workspace, compilers: 1,
        deadline: deadline, environment: Sandbox.environment())
      while let batch = await queue.next() {
        for work in batch {
          // What all have to build is said once.
          let mark = await mark(work, examiner, grader) { if number == 1 { say($0) } }
          try store.keep(mark, of: work.kata)
          await queue.finish(
            mark.verdict, words: "\(work.name), \(work.kata.name): \(mark.verdict.rawValue)")
        }
      }
    }
  }

  /// What a submission brought, as far as it was graded.
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
          if mark == nil { remarks.append("it wasn't graded yet") }
          if mark?.verdict == .notStarted { remarks.append("the exercise is as it came") }
          let isSplit = mark?.verdict == .doesNotCompile && !submission.rest.isEmpty
          if isSplit {
            let others = submission.rest.prefix(3).joined(separator: ", ")
            remarks.append(
              "it doesn't compile, and \(others) lay beside it: an exercise is one file")
          }
          return KataResult(kata, mark, remarks: remarks, isOpen: mark == nil || isSplit, of: lock)
        case nil:
          return KataResult(kata, nil, remarks: ["it wasn't read"], isOpen: true, of: lock)
        }
      })
  }

  /// The work that is left, similar exercises behind each other, in batches that several can share.
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
    // What is like the exercise before it takes half the time. So batches are long, but short enough
    // for whoever is done early to take over from the others; the longest come first.
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
      mark.findings = [error.message ?? "the machine couldn't judge it"]
      return mark
    }
  }
}

extension MarkStore {
  /// Keeps marks in a folder.
  ///
  /// - Parameters:
  ///   - package: The package's folder: who marks with another runner marks anew.
  ///   - deadline: How long tests may run.
  ///   - allowed: What exercises may reach for.
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
