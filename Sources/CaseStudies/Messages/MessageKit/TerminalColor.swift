/// A color that every color terminal has.
public enum TerminalColor: Int, CaseIterable, Sendable {
  case black, red, green, yellow, blue, magenta, cyan, white

  /// The terminal's own color.
  case standard = 9
}
