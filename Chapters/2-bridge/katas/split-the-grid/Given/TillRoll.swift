/// The printer at the cash register, with its paper roll. You can't change it: the café bought it.
final class TillRoll {
  /// The number of characters in a line.
  static let columns = 24

  /// The slips that have been printed and cut off, each with its lines.
  private(set) var slips: [[String]] = []

  private var uncut: [String] = []

  /// All printed lines, cut off or not.
  var printed: [String] {
    slips.flatMap(\.self) + uncut
  }

  /// Prints a line.
  func feed(_ text: String) {
    uncut.append(text)
  }

  /// Cuts off the lines that have been printed since the last cut.
  func cut() {
    slips.append(uncut)
    uncut = []
  }
}
