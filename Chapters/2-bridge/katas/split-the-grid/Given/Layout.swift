/// Makes lines of a given width. It works for every width, also for a very small one.
enum Layout {
  /// One text at the left edge, the other at the right one. When there is too little room, the left
  /// one is cut.
  static func spread(_ left: String, _ right: String, over width: Int) -> String {
    let room = max(0, width - right.count - 1)
    let start = left.prefix(room)
    let gap = String(repeating: " ", count: max(1, width - start.count - right.count))
    return start + gap + right
  }

  /// A text in the middle of a line, with nothing behind it.
  static func centred(_ text: String, in width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count) / 2) + text
  }

  /// A text that is cut when the line is too short for it.
  static func cut(_ text: String, to width: Int) -> String {
    String(text.prefix(max(0, width)))
  }

  /// A price, such as `4.05`.
  static func price(_ cents: Int) -> String {
    "\(cents / 100).\(cents / 10 % 10)\(cents % 10)"
  }
}
