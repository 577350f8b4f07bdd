extension Board {
  /// The board that the program shows.
  static func sample() -> Board {
    Board([
      Note(writer: "Mia", lines: ["Fresh beans from Friday on,", "at the quay."], thanks: 4),
      Note(writer: nil, lines: ["Lost: a red cup.", "Bring it to Blue Cup."]),
      Note(writer: "Jonas", lines: ["Who plays chess on Sundays?"], thanks: 1),
    ])
  }
}
