/// How a program prints what it has to say, and where.
public struct Printing: Equatable, Sendable {
  /// For a terminal, a page, a program or a browser; or as a picture.
  public enum Format: String, CaseIterable, Sendable {
    case text, markdown, json, html, svg
  }

  /// The option that names the format.
  ///
  /// - Parameter formats: Those that the program has: text, and one more at least.
  public static func format(_ formats: [Format] = Format.allCases) -> CommandOption {
    var names = formats.map(\.rawValue)
    names[0] += " (default)"
    let words = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    return CommandOption("--format", "FORMAT", about: words)
  }

  /// The option that says how wide a text is.
  public static let width = CommandOption(
    "--width", "N", about: "columns of the text; by default the terminal's, or 100")

  /// The options that say how wide a text is, and where it goes.
  public static let layout = [
    width, CommandOption("--output", "FILE", about: "write to a file, whole or not at all"),
  ]

  private let format: Format

  /// How many columns the reader asked for; nil when they didn't.
  public let width: Int?

  /// What a text may look like.
  public let terminal: Terminal

  /// The file to write to; nil for standard output.
  private let output: OutputFile?

  /// Reads the options.
  ///
  /// - Parameter formats: Those that the program has.
  public init(
    _ arguments: Arguments, formats: [Format] = Format.allCases
  ) throws(ProgramError) {
    format = try arguments.choice("--format", kind: "format", among: formats) ?? .text
    output = arguments.text("--output").map { OutputFile($0) }
    try output?.expectPlace()
    var terminal = output == nil ? .standardOutput : Terminal(columns: nil, environment: [:])
    width = try arguments.number("--width", in: Terminal.widths)
    if let width { terminal.width = width }
    self.terminal = terminal
  }

  /// Prints what was asked for, or writes it to the file. A program says only what it has.
  public func deliver(
    text: (Terminal) -> String, markdown: @autoclosure () -> String = "",
    json: @autoclosure () -> String = "", html: @autoclosure () -> String = "",
    svg: @autoclosure () -> String = ""
  ) throws(ProgramError) {
    let words =
      switch format {
      case .text: text(terminal)
      case .markdown: markdown()
      case .json: json()
      case .html: html()
      case .svg: svg()
      }
    if let output { try output.write(words) } else { try StandardOutput.write(words) }
  }
}
