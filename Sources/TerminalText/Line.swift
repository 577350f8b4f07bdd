/// A line of text with a style.
public struct Line: Equatable, Sendable {
  /// The styles of a line.
  public enum Style: String, Sendable {
    /// Plain text.
    case plain = ""

    /// A heading.
    case heading = "1"

    /// Less important text.
    case quiet = "2"

    /// An error.
    case trouble = "31"
  }

  /// The text.
  public var text: String

  /// The style.
  public var style: Style

  /// The indentation of the lines after the first, if the text is wrapped.
  public var hanging: Int

  /// Creates a line.
  public init(text: String, style: Style = .plain, hanging: Int = 0) {
    self.text = text
    self.style = style
    self.hanging = hanging
  }

  /// The line with escape sequences for its style.
  public func inked(_ color: Bool) -> String {
    guard color, style != .plain, !text.isEmpty else { return text }
    return "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m"
  }

  func wrapped(to width: Int) -> [Line] {
    text.wrapped(to: width, hanging: hanging).map { Line(text: $0, style: style) }
  }
}

extension [String] {
  /// The strings as printable lines with the same style.
  public func lines(_ style: Line.Style = .plain, hanging: Int = 2) -> [Line] {
    flatMap(\.printableLines).map { Line(text: $0, style: style, hanging: hanging) }
  }
}
