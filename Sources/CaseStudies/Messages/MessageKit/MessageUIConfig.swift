/// What an app may change in the look of its rows: two colors.
///
/// The choice is small on purpose. An app that could write terminal commands could move the cursor,
/// hide other rows, or write color codes to a terminal without colors.
public struct MessageUIConfig: Hashable, Sendable {
  /// The color behind the text.
  public var background: TerminalColor

  /// The color of the text. When it equals the background, nobody could read the row, so the kit
  /// uses the terminal's own colors for both. Set both colors or none: the kit doesn't know the
  /// terminal's own colors.
  public var text: TerminalColor

  /// Creates a look. Without arguments, it uses the terminal's own colors.
  public init(background: TerminalColor = .standard, text: TerminalColor = .standard) {
    self.background = background
    self.text = text
  }
}
