/// The display over the counter. It was bought, and it stays as it is.
final class CounterDisplay {
  /// How many characters a row holds.
  static let columns = 32

  private var texts: [Int: String] = [:]

  /// What stands on the display, from the first row on; a row without a text is empty.
  var rows: [String] {
    guard let last = texts.keys.max() else { return [] }
    return (0...last).map { texts[$0] ?? "" }
  }

  /// Makes all rows empty.
  func clear() {
    texts = [:]
  }

  /// Shows a text in a row, instead of what stood there.
  ///
  /// - Parameter row: 0 is the first row. Rows below 0 are not shown.
  func show(_ text: String, row: Int) {
    guard row >= 0 else { return }
    texts[row] = text
  }
}
