import CommandLineSupport
import Foundation
import Processes
import ProgramSupport
import Testing
import Transcripts

/// One run of each program, which all tests here look at.
enum CaseStudyRun {
  static let programs = ["posts", "messages"]

  /// What a program printed as JSON.
  struct Printed: Decodable {
    struct Row: Decodable {
      var cells: [String: Cell]
    }

    var built: [String: [String]]
    var rows: [Row]
  }

  private static let posts = Task { try await printed("posts") }
  private static let messages = Task { try await printed("messages") }

  static func of(_ program: String) async throws -> Printed {
    try await (program == "posts" ? posts : messages).value
  }

  /// Runs a program.
  static func run(_ program: String, _ arguments: String...) async throws -> ChildReport {
    await ChildProcess(try BuiltPrograms.file(program), arguments).run(deadline: .seconds(120))
  }

  private static func printed(_ program: String) async throws -> Printed {
    try JSONDecoder().decode(
      Printed.self, from: try await run(program, "--format", "json").output)
  }
}
