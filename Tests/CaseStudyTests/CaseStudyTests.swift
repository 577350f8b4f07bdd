import Foundation
import Processes
import ProgramSupport
import TestSupport
import Testing
import Transcripts

/// What the program of the case study prints.
@Suite(.endsInTime) struct CaseStudyTests {
  // `swift run message-board --full --width 100` makes the transcript. Read a new one before you
  // keep it.
  @Test func `prints its transcript, and succeeds although a version crashes`() async throws {
    let transcript = try SourceTree.text(of: "Tests/Transcripts/message-board.txt")
    let report = try await CaseStudyRun.run("--full", "--width", "100")

    #expect(report.ending == .exited(0))
    #expect(report.errors.isEmpty)
    #expect(report.output.asLines == Data(transcript.utf8).asLines)
  }

  @Test func `becomes a web page, without diagrams of calls that weren't recorded`()
    async throws
  {
    let report = try await CaseStudyRun.run("--format", "html")
    let page = String(decoding: report.output, as: UTF8.self)
    let cells = try await CaseStudyRun.printed.rows.flatMap(\.cells)

    #expect(report.ending == .exited(0))
    #expect(page.matches(of: /<article class="cell"/).count == cells.count)
    #expect(!page.contains("<svg") && !page.contains("The messages as a list"))
  }

  @Test func `lets the coupled screen really crash, in its own process`() async throws {
    let report = try await CaseStudyRun.run(
      "--here", "--only", "coupled", "--step", "no-such-number")

    guard case .signalled = report.ending else {
      Issue.record("it didn't crash: \(report.ending)")
      return
    }
    let told = String(decoding: report.output, as: UTF8.self)
    #expect(told.contains(#""calls""#))
    #expect(!told.contains(#""ends""#))
  }

  @Test func `shows code that is in the program`() async throws {
    let lines = try SourceTree.files(in: "Sources/CaseStudies/Messages/App").flatMap(\.lines)
    let cells = try await CaseStudyRun.printed.rows.flatMap(\.cells.values)

    // Where a call shows a number, the source has a variable.
    let calls = Set(cells.map(\.call)).subtracting([""]).map {
      $0.replacing(/\(\d\)/, with: "(number)").replacing(").show()", with: ")")
    }
    #expect(!calls.isEmpty)
    for call in calls { #expect(lines.contains { $0.contains(call) }, "\(call)") }
  }

  @Test func `lists only existing types in its structure`() async throws {
    let types = Set(
      try SourceTree.files(in: "Sources").flatMap(\.code).compactMap { line in
        SourceTree.declaredType(in: line)
      })
    let built = try await CaseStudyRun.printed.built.values.joined()
    let named = built.flatMap { line in line.matches(of: /[A-Z]\w+/).map { String($0.output) } }

    #expect(!named.isEmpty)
    #expect(named.filter { !types.contains($0) } == [])
    // Outermost first.
    #expect(
      try await CaseStudyRun.printed.built["adapted"] == [
        "MessageScreen", "its messages: BoardMessages", "its messages: Board",
        "its rows: BoardCell", "its delegate: BoardThanks",
      ])
  }

  @Test func `only prints help when asked for help`() async throws {
    let help = try SourceTree.text(of: "Tests/Transcripts/message-board-help.txt")
    let report = try await CaseStudyRun.run("--choose", "--help")

    #expect(report.ending == .exited(0))
    #expect(report.output.asLines == Data(help.utf8).asLines)
  }

  @Test(arguments: [
    (["--chose"], "unknown option '--chose': did you mean '--choose'?"),
    (["--here"], "'--here' runs one step of one column: give '--step' and '--only' as well"),
    (
      ["--here", "--step", "1", "--only", "coupled,adapted"],
      "'--here' runs one step of one column: give '--step' and '--only' as well"
    ),
    (
      ["--choose", "--step", "2"],
      "'--choose' and '--step' can't be used together: give one of them"
    ),
    (["--step", "9"], "there is no step 9: give a number from 1 to 8 or a name"),
  ])
  func `explains a wrong command line`(_ words: [String], _ line: String) async throws {
    let program = try BuiltPrograms.file("message-board")

    let report = await ChildProcess(program, words).run(deadline: .seconds(60))

    #expect(report.ending == .exited(64))
    #expect(String(decoding: report.errors, as: UTF8.self) == "message-board: \(line)\n")
    #expect(report.output.isEmpty)
  }
}

extension Data {
  fileprivate var asLines: [Substring] {
    String(decoding: self, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
  }
}
