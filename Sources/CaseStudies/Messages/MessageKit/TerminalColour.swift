/// A colour that every terminal with colours has.
public enum TerminalColour: Int, CaseIterable, Sendable {
  case black, red, green, yellow, blue, magenta, cyan, white

  /// The terminal's own colour, whatever that is.
  case standard = 9
}
