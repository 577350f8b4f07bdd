import CommandLineSupport
import Foundation
import KataRunner

extension KatasCheck {
  /// Writes down what green rests on, for the katas of some trials.
  func seal(
    _ trials: KataTrials, say: @escaping @Sendable (String) -> Void
  ) async throws(ProgramError) {
    let honest = trials.trials.filter { [.right, .solution, .wrong].contains($0.part) }
    let katas = Dictionary(grouping: honest, by: \.kata.name).values.sorted { $0.count > $1.count }
    let queue = WorkQueue<[KataTrial], (String, KataSeal)>(katas, total: katas.count, say: say)
    try await inParallel(jobs) { number throws(ProgramError) in
      let workspace = scratch.url.appendingPathComponent("\(number)/seal", isDirectory: true)
      let grader = KataGrader(
        package: package, originals: originals, workspace: workspace, compilers: 1)
      while let trials = await queue.next() {
        guard let solution = trials.first(where: { $0.part == .solution }) else { continue }
        let seal = try await grader.seal(
          solution.kata, solution: Data(solution.text.utf8),
          others: trials.filter { $0.part != .solution }.map { Data($0.text.utf8) })
        await queue.finish((solution.kata.name, seal), words: "\(solution.kata.name) is sealed")
      }
    }
    let known = Set(try KataCatalog(originals).katas.map(\.name))
    var seals = try KataSeal.all(in: package).filter { known.contains($0.key) }
    for (name, seal) in await queue.rows { seals[name] = seal }
    try OutputFile(package.appendingPathComponent(KataSeal.file).path).write(json(seals))
  }
}
