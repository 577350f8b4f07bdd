/// What an app may change in the look of its rows: two colours.
///
/// It is no more on purpose. An app that could write a terminal's commands could move the cursor,
/// hide other rows, or leave its colours behind on a terminal that has none.
public struct MessageUIConfig: Hashable, Sendable {
  /// The colour behind the text.
  public var background: TerminalColour

  /// The colour of the text. Where it is that of the background, the terminal's own colours are
  /// used for both: nobody could read the row. Name both colours or none: the kit doesn't know what
  /// the terminal's own ones are.
  public var text: TerminalColour

  /// Creates a look; without arguments, it is the terminal's own.
  public init(background: TerminalColour = .standard, text: TerminalColour = .standard) {
    self.background = background
    self.text = text
  }
}
