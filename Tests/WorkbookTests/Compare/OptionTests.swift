import CommandLineSupport
import ComparisonReport
import Foundation
import Processes
import ProgramSupport
import TestSupport
import Testing
import Transcripts

@Suite(.ends(within: 600)) struct OptionTests {
  @Test(arguments: [
    (["--formt", "json"], "unknown option '--formt': did you mean '--format'?"),
    (
      ["--format", "jsn"],
      "unknown format 'jsn': did you mean 'json'? (text, markdown, json, html, svg)"
    ),
    (["--width", "wide"], "'wide' isn't valid for '--width': give a whole number from 40 to 1000"),
    (["--full", "--step", "5"], "'--full' and '--step' can't be used together: give one of them"),
    (["--all", "--full"], "'--all' and '--full' can't be used together: give one of them"),
    (["--drawing", "--all"], "'--drawing' shows one step: give '--step NAME' instead of '--all'"),
    (
      ["--format", "svg", "--full"],
      "'--format svg' shows one step: give '--step NAME' instead of '--full'"
    ),
    (
      ["--drawing", "--format", "html"],
      "'--drawing' and '--format' can't be used together: give one of them"
    ),
    (["--step", "13"], "there is no step 13: give a number from 1 to 12 or a name"),
    (["--step=13", "--help"], "there is no step 13: give a number from 1 to 12 or a name"),
    (["--step", "serch"], "unknown step 'serch': did you mean 'search'?"),
    (
      ["--only", "adaptr,proxy"],
      "unknown column 'adaptr': did you mean 'adapter'? (coupled, adapter, bridge, facade, proxy, decorator)"
    ),
    (["extra"], "unexpected argument 'extra': compare takes options only, see --help"),
    (["--bin-path=nowhere"], "option '--bin-path' is given twice: give it once"),
    (
      ["a\nb\u{1B}[2J"],
      #"unexpected argument 'a\nb\u{1B}[2J': compare takes options only, see --help"#
    ),
  ])
  func `reports an error and its solution in a line`(_ words: [String], _ line: String) async throws
  {
    let stage = try await Stage()

    let report = try await stage.compare(words)

    #expect(report.ending == .exited(64))
    #expect(report.output.isEmpty)
    #expect(String(decoding: report.errors, as: UTF8.self) == "compare: \(line)\n")
    #expect(try stage.folder.contents.allSatisfy { !$0.hasSuffix(".pid") })
  }

  @Test(arguments: [
    (["--only", "proxy,adapter"], ["adapter", "proxy"]),
    (["--only", "proxy,coupled"], ["coupled", "proxy"]),
    (["--with-coupled"], ["coupled"] + Stage.columns),
    (["--with-coupled", "--only", "bridge"], ["coupled", "bridge"]),
    ([], Stage.columns),
  ])
  func `keeps the order of the columns`(_ words: [String], _ columns: [String]) throws {
    let options = try options(words)

    #expect(options?.columns == columns)
  }

  @Test(arguments: [
    (["--step", "repeat-search"], Scope<Step>.step(.repeatSearch)),
    (["--step=6"], .step(.repeatSearch)), (["--step", "what's-forwarded"], .step(.forwarded)),
    (["--full"], .full), (["--all"], .all), ([], .firstView), (["--drawing"], .firstView),
  ])
  func `knows which part to print`(_ words: [String], _ scope: Scope<Step>) throws {
    let options = try options(words)

    #expect(options?.scope == scope)
  }

  @Test func `prints the requested step as JSON, column by column`() async throws {
    struct Printed: Decodable, Equatable {
      struct Row: Decodable, Equatable {
        var step: Step
        var title: String
        var cells: [String: Cell]
      }
      var columns: [String]
      var built: [String: [String]]
      var rows: [Row]
      var failures: [String: String]
    }
    let stage = try await Stage()

    let report = try await stage.compare("--format=json", "--step", "5", "--only", "proxy,bridge")

    let cell = Cell(call: "call()", outcome: "fine", shows: ["café"])
    #expect(report.ending == .exited(0))
    #expect(
      try JSONDecoder().decode(Printed.self, from: report.output)
        == Printed(
          columns: ["bridge", "proxy"], built: ["bridge": ["bridge"], "proxy": ["proxy"]],
          rows: [
            .init(step: .search, title: Step.search.title, cells: ["bridge": cell, "proxy": cell])
          ], failures: [:]))
  }

  @Test func `prints its help`() async throws {
    let stage = try await Stage()

    let report = try await stage.compare("--help")

    #expect(report.ending == .exited(0))
    #expect(report.errors.isEmpty)
    #expect(String(decoding: report.output, as: UTF8.self).contains("Usage: compare [options]"))
  }

  private func options(_ words: [String]) throws -> CompareOptions<Step>? {
    let columns = CompareColumns(
      standard: Stage.columns, baseline: "coupled", aboutBaseline: "the app before")
    let command = CompareOptions<Step>.command(columns)
    return try CompareOptions(words, of: command, columns: columns)
  }
}
