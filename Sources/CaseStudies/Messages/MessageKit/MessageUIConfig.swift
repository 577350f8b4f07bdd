/// What an app can change about how its rows look: two colors.
///
/// The choice is small on purpose. An app that could write terminal commands could move the cursor,
/// hide other rows, or write color codes to a terminal without colors.
public struct MessageUIConfig: Hashable, Sendable {
  /// The color behind the text.
  public var background: TerminalColor

  /// The color of the text. When both colors are equal, the row is unreadable, so the kit
  /// uses the terminal's own colors instead. Set both colors or none: the kit doesn't know the
  /// terminal's own colors.
  public var text: TerminalColor

  /// Creates a look. Without arguments, it uses the terminal's own colors.
  public init(background: TerminalColor = .standard, text: TerminalColor = .standard) {
    self.background = background
    self.text = text
  }
}
