/// A note on the board.
public struct Note: Hashable, Sendable {
  /// Who wrote it; many don't say.
  public var writer: String?

  /// What it says, line by line.
  public var lines: [String]

  /// How many people thanked for it.
  public var thanks: Int

  /// Creates a note.
  public init(writer: String?, lines: [String], thanks: Int = 0) {
    self.writer = writer
    self.lines = lines
    self.thanks = thanks
  }
}
