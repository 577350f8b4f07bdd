import CommandLineSupport
import TestSupport
import Testing

@testable import SelfChecks

@Suite(.ends(within: 600)) struct CheckTests {
  @Test(arguments: [
    (
      [],
      "name a check: one of workbook, mistakes, katas, changes, class, simulate, soak, latency"
    ),
    (
      ["mistake"],
      "unknown check 'mistake': did you mean 'mistakes'? (workbook, mistakes, katas, changes, class, simulate, soak, latency)"
    ),
    (
      ["mistakes", "--jobs", "0"], "'0' isn't valid for '--jobs': give a whole number from 1 to 64"
    ),
    (["mistakes", "--package", "/nowhere"], "unknown option '--package': see --help"),
    (
      ["katas", "--lock", "--sample", "4"], "--lock needs all answers: leave out --sample or --lock"
    ),
    (["katas", "--lokc"], "unknown option '--lokc': did you mean '--lock'?"),
  ])
  func `refuses what it doesn't understand`(_ words: [String], _ message: String) async {
    await #expect(throws: ProgramError.usage(message)) {
      try await Check.run(words, package: SourceTree.root, scratch: ScratchFolder())
    }
  }

  @Test func `takes the same sample for the same seed, and each name for some seed`() {
    let names = (0..<400).map { "kata/answer-\($0)" }
    func taken(_ seed: String) -> [String] { names.filter(Selection(share: 4, seed: seed).takes) }

    #expect((70...130).contains(taken("a").count))
    #expect(taken("a") == taken("a"))
    #expect(taken("a") != taken("b"))
    #expect(names.allSatisfy(Selection().takes))
    #expect(Set((0..<60).flatMap { taken("\($0)") }) == Set(names))
  }
}
