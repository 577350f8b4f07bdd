import CommandLineSupport
import TestSupport
import Testing

@testable import check

@Suite(.ends(within: 600)) struct CheckTests {
  @Test(arguments: [
    ([], "say what to check: one of workbook, mistakes, katas, class, simulate, soak, latency"),
    (
      ["mistake"],
      "unknown check 'mistake': did you mean 'mistakes'? (workbook, mistakes, katas, class, simulate, soak, latency)"
    ),
    (["mistakes", "--job", "2"], "unknown option '--job': did you mean '--jobs'?"),
    (["mistakes", "--jobs", "0"], "'0' won't do for '--jobs': give a whole number from 1 to 64"),
    (
      ["mistakes", "--package", "/nowhere"],
      "'/nowhere' holds no Package.swift: give '--package' the package's folder"
    ),
    (["katas", "--sael"], "unknown option '--sael': did you mean '--seal'?"),
  ])
  func `refuses what it doesn't understand`(_ words: [String], _ message: String) async {
    await #expect(throws: ProgramError.usage(message)) {
      try await Check.run(words, scratch: ScratchFolder())
    }
  }
}
