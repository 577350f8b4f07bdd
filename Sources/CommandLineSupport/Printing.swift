/// How a program prints what it has to say, and where.
public struct Printing: Equatable, Sendable {
  /// For a terminal, a page, a program or a browser.
  private enum Format: String, CaseIterable {
    case text, markdown, json, html
  }

  /// The option that names the format.
  public static let format = CommandOption(
    "--format", "FORMAT", about: "text (default), markdown, json or html")

  /// All options that say so.
  public static let options = [
    format,
    CommandOption("--width", "N", about: "columns of the text; by default the terminal's, or 100"),
    CommandOption("--output", "FILE", about: "write to a file, whole or not at all"),
  ]

  private let format: Format

  /// What a text may look like.
  public let terminal: Terminal

  /// The file to write to; nil for standard output.
  private let output: OutputFile?

  /// Reads the options.
  public init(_ arguments: Arguments) throws(ProgramError) {
    format = try arguments.choice("--format", kind: "format") ?? .text
    output = arguments.text("--output").map { OutputFile($0) }
    try output?.expectPlace()
    var terminal = output == nil ? .standardOutput : Terminal(columns: nil, environment: [:])
    if let width = try arguments.number("--width", in: Terminal.widths) { terminal.width = width }
    self.terminal = terminal
  }

  /// Prints what was asked for, or writes it to the file.
  public func deliver(
    text: (Terminal) -> String, markdown: @autoclosure () -> String,
    json: @autoclosure () -> String, html: @autoclosure () -> String
  ) throws(ProgramError) {
    switch format {
    case .text: try deliver(text(terminal))
    case .markdown: try deliver(markdown())
    case .json: try deliver(json())
    case .html: try deliver(html())
    }
  }

  /// Prints what has been written already, or writes it to the file.
  public func deliver(_ text: String) throws(ProgramError) {
    if let output { try output.write(text) } else { try StandardOutput.write(text) }
  }
}
