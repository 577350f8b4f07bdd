/// The two colors that an app can choose for its rows.
///
/// The choice is small on purpose. An app that could write terminal commands could move the cursor,
/// hide other rows, or write color codes to a terminal without colors.
public struct MessageUIConfig: Hashable, Sendable {
  /// The color behind the text.
  public var background: TerminalColor

  /// The color of the text. If the two colors are equal, the kit uses the terminal's own colors
  /// instead, so that the row stays readable. Set both colors or neither: the kit doesn't know the
  /// terminal's own colors.
  public var text: TerminalColor

  /// Creates a look. Without arguments, the look has the terminal's own colors.
  public init(background: TerminalColor = .standard, text: TerminalColor = .standard) {
    self.background = background
    self.text = text
  }
}
