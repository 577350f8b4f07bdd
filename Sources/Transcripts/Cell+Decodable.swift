extension Cell {
  /// Reads a cell. One that was written by a program without lookouts has no messages.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      call: try values.decode(String.self, forKey: .call),
      outcome: try values.decode(String.self, forKey: .outcome),
      shows: try values.decode([String].self, forKey: .shows),
      reaches: try values.decode([String].self, forKey: .reaches),
      logs: try values.decode([String].self, forKey: .logs),
      messages: try values.decodeIfPresent([Message].self, forKey: .messages) ?? [])
  }

  /// Whether two cells are printed alike: the messages name the types behind the screen, and stand
  /// on the page alone.
  public func printsTheSame(as other: Cell) -> Bool {
    var (mine, others) = (self, other)
    (mine.messages, others.messages) = ([], [])
    return mine == others
  }
}
