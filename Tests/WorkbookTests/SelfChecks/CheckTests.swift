import CommandLineSupport
import Testing

@testable import SelfChecks

@Suite struct CheckTests {
  @Test(arguments: [
    ([], "say what to check: one of mistakes, katas, latency, soak"),
    (
      ["mistake"],
      "unknown check 'mistake': did you mean 'mistakes'? (mistakes, katas, latency, soak)"
    ),
    (["mistakes", "--job", "2"], "unknown option '--job': did you mean '--jobs'?"),
    (["mistakes", "--jobs", "0"], "'0' won't do for '--jobs': give a whole number from 1 to 64"),
    (
      ["mistakes", "--package", "/nowhere"],
      "'/nowhere' holds no Package.swift: give '--package' the package's folder"
    ),
    (["soak", "--round", "2"], "unknown option '--round': did you mean '--rounds'?"),
    (
      ["soak", "--rounds", "0"],
      "'0' won't do for '--rounds': give a whole number from 1 to 1000000"
    ),
    (["soak", "proxy"], "stray argument 'proxy': check soak takes options only, see --help"),
  ])
  func `refuses what it doesn't understand`(_ words: [String], _ message: String) async {
    await #expect(throws: ProgramError.usage(message)) {
      try await Check.run(words, scratch: ScratchFolder())
    }
  }
}
