import CommandLineSupport
import Foundation
import Transcripts

/// The options of a program that takes the steps.
public struct ProgramOptions: Sendable {
  private static let formats: [Printing.Format] = [.text, .json]

  private let printing: Printing

  /// Reads a program's command line. Exits after printing the help or an error.
  ///
  /// - Parameters:
  ///   - words: The command line, including the program's name.
  ///   - about: What the program shows, for `--help`.
  public static func parse(_ words: [String], about: String) -> ProgramOptions {
    let name = words.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "program"
    let command = Command(
      name, about: about, options: [Printing.format(formats), Printing.width])
    do throws(ProgramError) {
      guard let arguments = try command.read(words.dropFirst()) else { exit(0) }
      return ProgramOptions(printing: try Printing(arguments, formats: formats))
    } catch {
      error.end(name)
    }
  }

  /// Prints a transcript in the requested format. Exits if that fails.
  public func print(_ transcript: Transcript<Step>) {
    let purpose = Lessons.fiveWrappers.purposes[transcript.column]?.sentence
    do throws(ProgramError) {
      try printing.deliver(
        text: { transcript.text(purpose: purpose, width: $0.width, color: $0.takesColor) },
        json: transcript.json)
    } catch {
      error.end(transcript.column)
    }
  }
}
