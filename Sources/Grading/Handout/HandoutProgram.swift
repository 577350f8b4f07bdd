import CommandLineSupport
import Foundation

/// `Scripts/handout`: writes a student copy.
public enum HandoutProgram {
  /// Reads a command line without the program's name, and runs it.
  ///
  /// - Parameters:
  ///   - words: The command line.
  ///   - package: The package's folder.
  public static func run(
    _ words: some Sequence<String>, package: URL
  ) async throws(ProgramError) {
    guard let arguments = try command.read(words) else { return }
    guard let path = arguments.operands.first else {
      throw .usage("give a new folder for the student copy, as in Scripts/handout DIR")
    }
    let handout = try Handout(of: package, katas: try arguments.names("--katas"))
    let folder = try HandoutFolder(path, package: package)
    try folder.write(try await handout.contents(), programs: handout.scripts)
    try StandardOutput.write(
      """
      \(handout.list)

      \(handout.katas.count) of \(handout.all.count) katas, without solutions, are in '\(path)'.
      Read README.md there: it explains everything to your students. Then pack the folder, for
      example with zip, or put it into a repository that only your students can read.

      """)
  }

  private static let command = Command(
    "handout",
    about: """
      Writes a student copy of the workbook into DIR, a new or empty folder. The copy has everything
      that students need. Solutions, wrong answers, and pages and tools for teachers are left out.
      """,
    options: [
      CommandOption(
        "--katas", "NAMES",
        about: "include these katas, as in ask-once,one-call (default: all but "
          + Handout.onlyByName.sorted().joined(separator: " and ") + ")")
    ], operands: ["DIR"])
}
