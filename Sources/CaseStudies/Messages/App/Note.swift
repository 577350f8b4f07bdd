/// A note on the board.
struct Note: Hashable, Sendable {
  /// Who wrote it; many don't say.
  var writer: String?

  /// What it says, line by line.
  var lines: [String]

  /// How many people thanked for it.
  var thanks = 0
}
