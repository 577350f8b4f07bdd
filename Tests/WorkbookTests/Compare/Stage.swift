import CommandLineSupport
import Foundation
import Processes
import ProgramSupport
import StepRecording
import TestSupport
import Testing
import Transcripts

/// The real `compare` with a folder of small scripts instead of the programs. The stage removes the
/// folder when it is released.
final class Stage: Sendable {
  static let columns = ["adapter", "bridge", "facade", "proxy", "decorator"]

  let folder: TemporaryFolder

  /// Replaces each program by a script that prints a valid transcript.
  ///
  /// - Parameter start: The time before a script prints, like a program's first start on a system.
  init(start: Duration = .zero) async throws {
    folder = try TemporaryFolder()
    let programs = Self.columns + ["coupled"]
    // The scripts read their content from a file that is never executed.
    try await folder.scripts(programs, #". "$0.bash""#)
    let pause = start == .zero ? "" : "sleep \(start.components.seconds)\n"
    for program in programs { try play(program, Self.transcript(program), after: pause) }
  }

  deinit {
    folder.remove()
  }

  /// Replaces a program by a script, which first records its process number.
  func play(_ column: String, _ script: String) throws {
    _ = try folder.file("\(column).bash", holding: "echo $$ >\"$0.pid\"\n\(script)\n")
  }

  /// Replaces a program by a script that prints a transcript.
  func play(_ column: String, _ transcript: Transcript<Step>, after: String = "") throws {
    try play(column, after + "cat <<'END'\n\(transcript.json)\nEND")
  }

  /// Runs `compare` with the scripts.
  func compare(_ arguments: String...) async throws -> ChildReport {
    try await compare(arguments)
  }

  func compare(_ arguments: [String]) async throws -> ChildReport {
    await ChildProcess(
      try BuiltPrograms.file("compare"), ["--bin-path", folder.url.path] + arguments,
      directory: folder.url
    ).run(deadline: .seconds(60))
  }

  /// Whether any process of a script is still running.
  func isAlive(_ column: String) throws -> Bool {
    let note = folder.url.appendingPathComponent("\(column).pid")
    return TestSupport.isAlive(group: try Data(contentsOf: note))
  }

  /// The failures of columns in the printed JSON.
  static func failures(in report: ChildReport) throws -> [String: String] {
    struct Printed: Decodable {
      var failures: [String: String]
      var rows: [Row]
      struct Row: Decodable { var cells: [String: Cell] }
    }
    let printed = try JSONDecoder().decode(Printed.self, from: report.output)
    let good = columns.filter { printed.failures[$0] == nil }
    for row in printed.rows { try #require(row.cells.keys.sorted() == good.sorted()) }
    return printed.failures
  }

  static func transcript(_ column: String) -> Transcript<Step> {
    let rows = Step.allCases.map { step in
      Transcript<Step>.Row(step: step, cell: Cell(call: "call()", outcome: "fine", shows: ["café"]))
    }
    return Transcript(column: column, built: [column], rows: rows)
  }
}
