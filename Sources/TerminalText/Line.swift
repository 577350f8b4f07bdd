/// A line of text and how it is set off where colour is wanted.
public struct Line: Equatable, Sendable {
  /// What sets a line off.
  public enum Style: String, Sendable {
    /// Nothing.
    case plain = ""

    /// It names what follows.
    case heading = "1"

    /// It matters less than others.
    case quiet = "2"

    /// Something went wrong.
    case trouble = "31"
  }

  /// The text.
  public var text: String

  /// What sets it off.
  public var style: Style

  /// The spaces before what doesn't fit on the first line.
  public var hanging: Int

  /// Creates a line.
  public init(text: String, style: Style = .plain, hanging: Int = 0) {
    self.text = text
    self.style = style
    self.hanging = hanging
  }

  /// The line with a terminal's escapes round it.
  public func inked(_ colour: Bool) -> String {
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
  public func lines(_ style: Line.Style = .plain, hanging: Int = 2) -> [Line] {
    flatMap(\.printableLines).map { Line(text: $0, style: style, hanging: hanging) }
  }
}
