import CommandLineSupport
import Foundation
import Processes
import TestSupport
import Testing
import Transcripts

/// What the programs of the case studies print.
@Suite(.endsInTime) struct CaseStudyTests {
  @Test(arguments: CaseStudyTable.rows.indices)
  func `ends each step as the table says`(_ index: Int) async throws {
    let (program, step, expected) = CaseStudyTable.rows[index]
    let printed = try await CaseStudyRun.of(program)
    let row = try #require(printed.rows.first { $0.step == step })

    let cells = try printed.columns.map { column in
      let cell = try #require(row.cells[column])
      return "\(cell.outcome) \(cell.reaches.count)"
    }
    #expect(cells == expected)
  }

  @Test(arguments: CaseStudyTable.programs)
  func `has no step and no version that the table doesn't have`(_ program: String) async throws {
    let printed = try await CaseStudyRun.of(program)

    let steps = CaseStudyTable.rows.filter { $0.program == program }.map(\.step)
    #expect(printed.columns == CaseStudyTable.columns[program])
    #expect(printed.rows.map(\.step) == steps)
    #expect(printed.failures == [:])
  }

  @Test(arguments: [
    ("malformed-json", "The posts can't be read (the answer isn't JSON). Please update the app."),
    (
      "array-for-object",
      "The posts can't be read (the answer isn't an object). Please update the app."
    ),
    ("object-for-array", "The posts can't be read (posts isn't a list). Please update the app."),
    (
      "wrong-type",
      "The posts can't be read (posts[0].headline isn't text). Please update the app."
    ),
    (
      "missing-field",
      "The posts can't be read (posts[1].headline is missing). Please update the app."
    ),
    ("empty-body", "The posts can't be read (the answer is empty). Please update the app."),
    ("http-failure", "There are no posts now (the server said 500). Try again in a minute."),
    ("no-server", "There are no posts now (the server can't be reached). Try again in a minute."),
  ])
  func `says in a line what was wrong, where the coupled screen dies or says nothing`(
    _ step: String, _ line: String
  ) async throws {
    let row = try await CaseStudyRun.of("posts").rows.first { $0.step == step }

    #expect(row?.cells["adapted"]?.shows == [line])
  }

  @Test func `shows the last good posts through every bad answer`() async throws {
    let rows = try await CaseStudyRun.of("posts").rows

    let shown = Set(rows.map { $0.cells["cached"]?.shows })
    #expect(shown.count == 1)
    #expect(rows[0].cells["cached"]?.shows == rows[0].cells["coupled"]?.shows)
  }

  @Test func `tells the delegate of a choice, and of none that was refused`() async throws {
    let rows = try await CaseStudyRun.of("messages").rows

    let logs = rows.compactMap { row in row.cells["adapted"].map { (row.step, $0.logs) } }
      .filter { !$0.1.isEmpty }
    #expect(logs.map(\.0) == ["choose"])
    #expect(logs.map(\.1) == [["delegate told: chosen at index 1"]])
  }

  @Test func `shows the same rows, coupled and plugged in`() async throws {
    let rows = try await CaseStudyRun.of("messages").rows.filter {
      ["show", "choose"].contains($0.step)
    }

    #expect(rows.count == 2)
    for row in rows { #expect(row.cells["coupled"]?.shows == row.cells["adapted"]?.shows) }
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

  @Test(arguments: CaseStudyTable.programs)
  func `becomes a page for a browser, without a picture of what nobody watched`(
    _ program: String
  ) async throws {
    let report = try await CaseStudyRun.run(program, "--format", "html")
    let page = String(decoding: report.output, as: UTF8.self)
    let columns = CaseStudyTable.columns[program] ?? []
    let steps = CaseStudyTable.rows.count { $0.program == program }

    #expect(report.ending == .exited(0))
    #expect(page.matches(of: /<article class="cell"/).count == columns.count * steps)
    #expect(!page.contains("<svg") && !page.contains("From part to part"))
  }

  @Test(arguments: CaseStudyTable.programs)
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

  @Test(arguments: CaseStudyTable.programs)
  func `names only types that exist in how it is put together`(_ program: String) async throws {
    let types = Set(
      try SourceTree.files(in: "Sources").flatMap(\.code).compactMap { line in
        SourceTree.declaredType(in: line)
      })
    let built = try await CaseStudyRun.of(program).built.values.joined()
    let named = built.flatMap { line in line.matches(of: /[A-Z]\w+/).map { String($0.output) } }

    #expect(!named.isEmpty)
    #expect(named.filter { !types.contains($0) } == [])
  }

  @Test(arguments: CaseStudyTable.programs)
  func `ends well although a version of it dies`(_ program: String) async throws {
    let report = try await CaseStudyRun.run(program, "--width", "80")

    #expect(report.ending == .exited(0))
    #expect(report.errors.isEmpty)
    #expect(String(decoding: report.output, as: UTF8.self).contains("coupled dies"))
  }

  @Test(arguments: [("posts", ["--source", "cached"]), ("messages", ["--choose"])])
  func `helps instead of doing anything, when it is asked to`(
    _ program: String, _ words: [String]
  ) async throws {
    let executable = try BuiltPrograms.file(program)

    let report = await ChildProcess(executable, words + ["--help"]).run(deadline: .seconds(60))

    #expect(report.ending == .exited(0))
    #expect(String(decoding: report.output, as: UTF8.self).contains("Usage: \(program)"))
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
  ])
  func `says what is wrong with a command line`(_ words: [String], _ line: String) async throws {
    let program = try BuiltPrograms.file("posts")

    let report = await ChildProcess(program, words).run(deadline: .seconds(60))

    #expect(report.ending == .exited(64))
    #expect(String(decoding: report.errors, as: UTF8.self) == line)
    #expect(report.output.isEmpty)
  }
}
