import Foundation
import Processes
import ProgramSupport
import TestSupport
import Testing
import Transcripts

/// What the programs of the case studies print.
@Suite(.endsInTime) struct CaseStudyTests {
  // A transcript is made by `swift run NAME --full --width 100`, and is to be read before it is kept.
  @Test(arguments: CaseStudyRun.programs)
  func `prints its transcript, and ends well although a version of it dies`(
    _ program: String
  ) async throws {
    let transcript = try SourceTree.text(of: "Tests/Transcripts/\(program).txt")
    let report = try await CaseStudyRun.run(program, "--full", "--width", "100")

    #expect(report.ending == .exited(0))
    #expect(report.errors.isEmpty)
    #expect(report.output.asLines == Data(transcript.utf8).asLines)
  }

  @Test(arguments: CaseStudyRun.programs)
  func `becomes a page for a browser, without a picture of what nobody watched`(
    _ program: String
  ) async throws {
    let report = try await CaseStudyRun.run(program, "--format", "html")
    let page = String(decoding: report.output, as: UTF8.self)
    let cells = try await CaseStudyRun.of(program).rows.flatMap(\.cells)

    #expect(report.ending == .exited(0))
    #expect(page.matches(of: /<article class="cell"/).count == cells.count)
    #expect(!page.contains("<svg") && !page.contains("From part to part"))
  }

  @Test(arguments: [
    ("posts", "coupled", "array-for-object"), ("messages", "coupled", "no-such-number"),
  ])
  func `lets the coupled screen die for real in a process of its own`(
    _ program: String, _ version: String, _ step: String
  ) async throws {
    let report = try await CaseStudyRun.run(program, "--here", "--only", version, "--step", step)

    guard case .signalled = report.ending else {
      Issue.record("it didn't die: \(report.ending)")
      return
    }
    let told = String(decoding: report.output, as: UTF8.self)
    #expect(told.contains(#""calls""#))
    #expect(!told.contains(#""ends""#))
  }

  @Test(arguments: CaseStudyRun.programs)
  func `shows code that stands in the program`(_ program: String) async throws {
    let folder = "Sources/CaseStudies/\(program.capitalized)/App"
    let lines = try SourceTree.files(in: folder).flatMap(\.lines)
    let cells = try await CaseStudyRun.of(program).rows.flatMap(\.cells.values)

    // A number in a call stands in the source as the name of what holds it.
    let calls = Set(cells.map(\.call)).subtracting([""]).map {
      $0.replacing(/\(\d\)/, with: "(number)").replacing(").show()", with: ")")
    }
    #expect(!calls.isEmpty)
    for call in calls { #expect(lines.contains { $0.contains(call) }, "\(call)") }
  }

  @Test(arguments: CaseStudyRun.programs)
  func `names only types that exist in how it is put together`(_ program: String) async throws {
    let types = Set(
      try SourceTree.files(in: "Sources").flatMap(\.code).compactMap { line in
        SourceTree.declaredType(in: line)
      })
    let built = try await CaseStudyRun.of(program).built.values.joined()
    let named = built.flatMap { line in line.matches(of: /[A-Z]\w+/).map { String($0.output) } }

    #expect(!named.isEmpty)
    #expect(named.filter { !types.contains($0) } == [])
    // Outermost first.
    #expect(
      try await CaseStudyRun.of("posts").built["in-turn"] == [
        "PostsScreen", "PostsInTurn", "first: PostsLoadAdapter", "first: APIClient",
        "then: PostsInMemory",
      ])
  }

  @Test(arguments: [("posts", ["--source", "cached"]), ("messages", ["--choose"])])
  func `helps instead of doing anything, when it is asked to`(
    _ program: String, _ words: [String]
  ) async throws {
    let executable = try BuiltPrograms.file(program)

    let help = try SourceTree.text(of: "Tests/Transcripts/\(program)-help.txt")
    let report = await ChildProcess(executable, words + ["--help"]).run(deadline: .seconds(60))

    #expect(report.ending == .exited(0))
    #expect(report.output.asLines == Data(help.utf8).asLines)
  }

  @Test(arguments: [("adapted", 3), ("cached", 3), ("in-memory", 2), ("in-turn", 3)])
  func `shows the screen over the source that is chosen at the start`(
    _ source: String, _ count: Int
  ) async throws {
    let report = try await CaseStudyRun.run("posts", "--source", source)

    #expect(report.ending == .exited(0))
    #expect(report.output.split(separator: UInt8(ascii: "\n")).count == count)
  }

  @Test(arguments: [
    (
      ["--source", "memory"],
      "posts: unknown source 'memory': did you mean 'in-memory'? (adapted, cached, in-memory, in-turn)\n"
    ),
    (
      ["--here"],
      "posts: '--here' takes one step of one column: give '--step' and '--only' as well\n"
    ),
    (
      ["--here", "--step", "1", "--only", "coupled,cached"],
      "posts: '--here' takes one step of one column: give '--step' and '--only' as well\n"
    ),
    (
      ["--source", "cached", "--step", "2"],
      "posts: '--source' and '--step' exclude each other: give one of them\n"
    ),
    (["--step", "10"], "posts: there is no step 10: give a number from 1 to 9 or a name\n"),
    (["--step", "9"], "messages: there is no step 9: give a number from 1 to 8 or a name\n"),
  ])
  func `says what is wrong with a command line`(_ words: [String], _ line: String) async throws {
    let program = try BuiltPrograms.file(String(line.prefix { $0 != ":" }))

    let report = await ChildProcess(program, words).run(deadline: .seconds(60))

    #expect(report.ending == .exited(64))
    #expect(String(decoding: report.errors, as: UTF8.self) == line)
    #expect(report.output.isEmpty)
  }
}

extension Data {
  fileprivate var asLines: [Substring] {
    String(decoding: self, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
  }
}
