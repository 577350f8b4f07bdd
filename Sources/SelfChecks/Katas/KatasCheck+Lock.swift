import CommandLineSupport
import Foundation
import KataRunner

extension KatasCheck {
  /// Locks the katas of some trials: records which tests ran on each solution.
  func lock(
    _ trials: KataTrials, say: @escaping @Sendable (String) -> Void
  ) async throws(ProgramError) {
    let solutions = trials.trials.filter { $0.part == .solution }
    let queue = WorkQueue<KataTrial, (String, KataLock)>(
      solutions, total: solutions.count, say: say)
    try await inParallel(jobs) { number throws(ProgramError) in
      let grader = KataGrader(
        package: package, originals: originals,
        workspace: scratch.url.appendingPathComponent("\(number)/lock", isDirectory: true),
        compilers: 1)
      while let solution = await queue.next() {
        let report = try await grader.grade(solution.kata, Data(solution.text.utf8))
        let tests = report.tests
        guard !tests.isEmpty, tests.allSatisfy({ $0.outcome == .passed }) else {
          throw ProgramError(
            "\(solution.kata.name): the solution doesn't pass: \(report.message)", status: 65)
        }
        var lock = KataLock()
        for test in tests where !test.isTheReaders { lock.tests[test.id] = test.cases }
        lock.mistakes = tests.filter { $0.id.hasPrefix("noticed ") }.map {
          String($0.id.dropFirst(8))
        }
        let starter = trials.trials.first { $0.part == .starter && $0.kata == solution.kata }
        let begun = Data(("// Begun.\n" + (starter?.text ?? "")).utf8)
        let counted = Set(lock.counted.map(\.id))
        let passing = try await grader.grade(solution.kata, begun).tests
          .filter { $0.outcome == .passed }.map { $0.id.replacing("noticed ", with: "") }
          .filter(counted.contains).sorted()
        lock.fromTheStart = passing.isEmpty ? nil : passing
        await queue.finish((solution.kata.name, lock), words: "\(solution.kata.name) is locked")
      }
    }
    let known = Set(try KataCatalog(originals).katas.map(\.name))
    var locks = try KataLock.all(in: package).filter { known.contains($0.key) }
    for (name, lock) in await queue.rows { locks[name] = lock }
    try OutputFile(package.appendingPathComponent(KataLock.file).path).write(
      json(locks).withListsOnLines)
  }
}
