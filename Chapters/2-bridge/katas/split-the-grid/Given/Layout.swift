/// Makes lines of a given width. Every width works, even a very small width.
enum Layout {
  /// A line with one text at the left edge and another text at the right edge. If they don't fit
  /// together, the left text is cut.
  static func spread(_ left: String, _ right: String, over width: Int) -> String {
    let room = max(0, width - right.count - 1)
    let start = left.prefix(room)
    let gap = String(repeating: " ", count: max(1, width - start.count - right.count))
    return start + gap + right
  }

  /// A text in the middle of a line, without spaces after it.
  static func centered(_ text: String, in width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count) / 2) + text
  }

  /// A text, cut if it is longer than the line.
  static func cut(_ text: String, to width: Int) -> String {
    String(text.prefix(max(0, width)))
  }

  /// A price, such as `4.05`.
  static func price(_ cents: Int) -> String {
    "\(cents / 100).\(cents / 10 % 10)\(cents % 10)"
  }
}
