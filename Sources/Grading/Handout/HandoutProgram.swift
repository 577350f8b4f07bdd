import CommandLineSupport
import Foundation

/// The program that writes the student copy: what the teacher types, and what follows.
public enum HandoutProgram {
  /// Reads a command line, the program's name left out, and does what it says.
  ///
  /// - Parameters:
  ///   - words: The command line.
  ///   - package: The package's folder.
  public static func run(
    _ words: some Sequence<String>, package: URL
  ) async throws(ProgramError) {
    guard let arguments = try command.read(words) else { return }
    guard let path = arguments.operands.first else {
      throw .usage("say where to: give a folder that doesn't exist yet, as in Scripts/handout DIR")
    }
    let handout = try Handout(of: package, katas: try arguments.names("--katas"))
    let folder = try HandoutFolder(path, package: package)
    try folder.write(try await handout.contents(), programs: handout.scripts)
    try StandardOutput.write(
      """
      \(handout.list)

      \(handout.katas.count) of \(handout.all.count) katas, without solutions, are in '\(path)'.
      Its README.md is the page for your students: read it first. Then pack the folder, for instance
      with zip, or put it into a repository that only they can read.

      """)
  }

  private static let command = Command(
    "handout",
    about: """
      Writes a student copy of the workbook into a folder DIR that doesn't exist yet, or is
      empty: what a reader has, without solutions, wrong answers and checks.
      """,
    options: [
      CommandOption(
        "--katas", "NAMES",
        about: "with these katas, as in ask-once,one-call; by default all but "
          + Handout.onlyByName.sorted().joined(separator: ", "))
    ], operands: ["DIR"])
}
