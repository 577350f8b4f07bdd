/// The display above the counter. The café bought it, so you can't change it.
final class CounterDisplay {
  /// The number of characters in a row.
  static let columns = 32

  private var texts: [Int: String] = [:]

  /// The texts on the display, from the first row to the last. An empty row is `""`.
  var rows: [String] {
    guard let last = texts.keys.max() else { return [] }
    return (0...last).map { texts[$0] ?? "" }
  }

  /// Clears all rows.
  func clear() {
    texts = [:]
  }

  /// Shows a text in a row and replaces the old text there.
  ///
  /// - Parameter row: 0 is the first row. Negative rows aren't shown.
  func show(_ text: String, row: Int) {
    guard row >= 0 else { return }
    texts[row] = text
  }
}
