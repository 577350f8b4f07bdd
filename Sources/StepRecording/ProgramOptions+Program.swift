import CommandLineSupport
import Foundation
import Transcripts

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension ProgramOptions {
  /// Reads a program's command line. Prints the help or what is wrong with it, and exits, if so.
  ///
  /// - Parameters:
  ///   - words: The command line, the program's name first.
  ///   - about: What the program shows, for its help.
  public static func parse(_ words: [String], about: String) -> ProgramOptions {
    let name = programName(in: words)
    let command = command(name, about: about)
    do throws(ProgramError) {
      if let options = try ProgramOptions(words.dropFirst(), of: command) { return options }
      exit(0)
    } catch {
      error.end(name)
    }
  }

  /// Prints a transcript as the options say; exits when that can't be done.
  public func print(_ transcript: Transcript<some NamedStep>) {
    do throws(ProgramError) {
      try StandardOutput.write(rendered(transcript, on: .standardOutput))
    } catch {
      error.end(transcript.column)
    }
  }

  func rendered(_ transcript: Transcript<some NamedStep>, on terminal: Terminal) -> String {
    switch format {
    case .text: transcript.text(width: width ?? terminal.width, colour: terminal.takesColour)
    case .json: transcript.json
    }
  }

  private static func programName(in words: [String]) -> String {
    words.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "program"
  }
}
