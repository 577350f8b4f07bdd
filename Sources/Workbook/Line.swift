import TerminalText

/// A line of text and how it is set off where colour is wanted.
struct Line: Equatable {
  /// What sets a line off.
  enum Style: String {
    case plain = ""
    case heading = "1"
    case quiet = "2"
    case trouble = "31"
  }

  var text: String
  var style = Style.plain

  /// The spaces before what doesn't fit on the first line.
  var hanging = 0

  /// The line with a terminal's escapes round it.
  func inked(_ colour: Bool) -> String {
    guard colour, style != .plain, !text.isEmpty else { return text }
    return "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m"
  }

  /// The line in lines of a width.
  func wrapped(to width: Int) -> [Line] {
    text.wrapped(to: width, hanging: hanging).map { Line(text: $0, style: style) }
  }
}

extension [String] {
  /// The strings as printable lines of one style.
  func lines(_ style: Line.Style = .plain, hanging: Int = 2) -> [Line] {
    flatMap(\.printableLines).map { Line(text: $0, style: style, hanging: hanging) }
  }
}
