import Foundation
import Testing
import Tooling
import ToolingSupport

@testable import ChapterText

@Suite struct ProgramRunsTests {
  @Test func `runs each command once, whoever asks for it`() async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let runs = ProgramRuns(in: URL(fileURLWithPath: "/bin"))
    // A second folder of the same name can't be made.
    let words = ["mkdir", folder.url.appendingPathComponent("once").path]

    async let one = runs.report(of: words)
    async let two = runs.report(of: words)
    let endings = await [one.ending, two.ending, runs.report(of: words).ending]

    #expect(endings == [.exited(0), .exited(0), .exited(0)])
  }

  @Test func `ends a program that takes too long`() async throws {
    let runs = ProgramRuns(in: URL(fileURLWithPath: "/bin"), deadline: .milliseconds(50))

    let report = await runs.report(of: ["sleep", "60"])

    #expect(report.ending == .hung(after: .milliseconds(50)))
  }

  @Test func `knows the options of programs, of checks and of the katas' commands`() async throws {
    let runs = ProgramRuns(in: try BuiltPrograms.folder())

    let options = await runs.options(of: ["check", "compare", "kata"])

    #expect(options.isSuperset(of: ["--width", "--give-up", "--seal", "--rounds", "--help"]))
    #expect(!options.contains("--source"))
  }
}
