import CommandLineSupport

/// The options of a program that walks the steps.
public struct ProgramOptions: Equatable, Sendable {
  /// How the transcript is printed.
  public enum Format: String, CaseIterable, Sendable {
    /// For a reader.
    case text

    /// For the comparison.
    case json
  }

  /// How the transcript is printed.
  public var format: Format

  /// The width that was asked for; nil for the terminal's.
  public var width: Int?

  /// Reads a command line, the program's name left out; nil when all it asks for is help.
  public init?(
    _ words: some Sequence<String>, of command: Command
  ) throws(ProgramError) {
    guard let arguments = try command.read(words) else { return nil }
    format = try arguments.choice("--format", kind: "format") ?? .text
    width = try arguments.number("--width", in: Terminal.widths)
  }

  /// The command line of a program that walks the steps.
  public static func command(_ name: String, about: String) -> Command {
    Command(
      name, about: about,
      options: [
        CommandOption("--format", "FORMAT", about: "text (default) or json"),
        CommandOption(
          "--width", "N", about: "columns of the text; by default the terminal's, or 100"),
      ])
  }
}
