/// The format and the destination of a program's output.
public struct Printing: Equatable, Sendable {
  /// The formats: for a terminal, a page, a program and a browser, and as a picture.
  public enum Format: String, CaseIterable, Sendable {
    case text, markdown, json, html, svg
  }

  /// The option for the format.
  ///
  /// - Parameter formats: The program's formats: text, and at least one other.
  public static func format(_ formats: [Format] = Format.allCases) -> CommandOption {
    var names = formats.map(\.rawValue)
    names[0] += " (default)"
    let words = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    return CommandOption("--format", "FORMAT", about: words)
  }

  /// The option for the width of a text.
  public static let width = CommandOption(
    "--width", "N", about: "width of the text in columns (default: the terminal's, or 100)")

  /// The options for the width and the destination of the output.
  public static let layout = [
    width, CommandOption("--output", "FILE", about: "write to FILE instead of the terminal"),
  ]

  private let format: Format

  /// The requested width in columns, or nil.
  public let width: Int?

  /// The terminal's width and colors.
  public let terminal: Terminal

  /// The file to write to; nil for standard output.
  private let output: OutputFile?

  /// Reads the options.
  ///
  /// - Parameter formats: The program's formats.
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

  /// Prints the output in the requested format, or writes it to the file. A program passes only the
  /// formats that it offers.
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
