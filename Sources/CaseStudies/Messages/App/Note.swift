/// A note on the board.
struct Note: Hashable, Sendable {
  /// The author's name, or nil when the note has none.
  let writer: String?

  /// The text, line by line.
  let lines: [String]

  /// The number of thank-yous.
  var thanks = 0
}
