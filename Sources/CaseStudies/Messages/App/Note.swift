/// A note on the board.
struct Note: Hashable, Sendable {
  /// Who wrote it; many don't say.
  let writer: String?

  /// What it says, line by line.
  let lines: [String]

  /// How many people thanked for it.
  var thanks = 0
}
