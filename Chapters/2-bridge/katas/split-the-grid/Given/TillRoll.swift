/// The printer at the till, with its roll of paper. It was bought, and it stays as it is.
final class TillRoll {
  /// How many characters a line holds.
  static let columns = 24

  /// What was printed and cut off: the lines of each slip.
  private(set) var slips: [[String]] = []

  private var uncut: [String] = []

  /// All that was printed, cut off or not.
  var printed: [String] {
    slips.flatMap(\.self) + uncut
  }

  /// Prints a line.
  func feed(_ text: String) {
    uncut.append(text)
  }

  /// Cuts off what was printed.
  func cut() {
    slips.append(uncut)
    uncut = []
  }
}
