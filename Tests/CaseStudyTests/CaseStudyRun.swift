import CommandLineSupport
import Foundation
import Processes
import ProgramSupport
import Testing
import Transcripts

/// One run of the program, shared by all tests here.
enum CaseStudyRun {
  /// What the program printed as JSON.
  struct Printed: Decodable {
    struct Row: Decodable {
      var cells: [String: Cell]
    }

    var built: [String: [String]]
    var rows: [Row]
  }

  private static let once = Task {
    try JSONDecoder().decode(Printed.self, from: try await run("--format", "json").output)
  }

  /// The output of the shared run.
  static var printed: Printed { get async throws { try await once.value } }

  /// Runs the program.
  static func run(_ arguments: String...) async throws -> ChildReport {
    await ChildProcess(try BuiltPrograms.file("message-board"), arguments)
      .run(deadline: .seconds(120))
  }
}
