import CommandLineSupport
import Foundation
import KataFiles

extension KataGrader {
  /// Finds out what has to be true of a kata before an exercise of it is green.
  ///
  /// - Parameters:
  ///   - solution: An exercise that is right.
  ///   - others: Other honest ones, right or wrong. They show what of the tests is there to be used.
  public func seal(
    _ kata: Kata, solution: Data, others: [Data]
  ) async throws(ProgramError) -> KataSeal {
    let workspace = try KataWorkspace(workspace, compilers: compilers)
    let starter = try originals.files(in: kata.folder + "/Exercise")[kata.exercise] ?? Data()
    var seal = KataSeal()
    var (modules, given, asked) = (Set<String>(), Set<String>(), Set<String>())
    for exercise in others + [starter, solution] {
      try workspace.lay(kata, exercise: exercise, originals: originals)
      guard await workspace.build(say: { _ in }) == .done else {
        guard exercise != solution else {
          throw ProgramError("\(kata.name): its solution doesn't compile", status: 65)
        }
        continue
      }
      let code = try await workspace.look(at: kata).code
      for symbol in code.taken {
        let isOfKata = symbol.mentions.contains { $0.module == "Kata" }
        if isOfKata, let file = code.sources[symbol.mangled] { given.insert(file) }
        modules.formUnion(symbol.mentions.map(\.module).filter { !Reach.isSwifts($0) })
      }
      asked.formUnion(code.asked.map(\.key))
      guard exercise == solution else { continue }
      let compared = code.given.filter { $0.comparesEqual && asked.contains($0.type) }
      seal.compared = Set(compared.map(\.key)).sorted()
    }
    (seal.modules, seal.given, seal.asked) = (modules.sorted(), given.sorted(), asked.sorted())
    let (run, _) = try await workspace.test(deadline: deadline, limit: Self.flood)
    guard run.isGreen else {
      throw ProgramError("\(kata.name): its solution isn't green", status: 65)
    }
    for test in run.tests where !test.isTheReaders { seal.tests[test.id] = test.cases }
    seal.mistakes = run.tests.filter { $0.id.hasPrefix("noticed ") }.map {
      String($0.id.dropFirst(8))
    }
    return seal
  }
}
