import TerminalText

extension String {
  /// The string in lines of a width: broken behind a comma or a parenthesis, else at a space, a
  /// long word between its parts, a longer one anywhere.
  ///
  /// - Parameters:
  ///   - width: the columns of a line.
  ///   - most: how many lines there are at most; the last ends with an ellipsis when there is more.
  func brokenLines(to width: Int, most: Int = 4) -> [String] {
    var lines = [""]
    for piece in pieces(of: width) {
      let line = lines[lines.count - 1]
      if line.isEmpty || (line + piece).trimmedAtEnd.displayWidth <= width {
        lines[lines.count - 1] += piece
      } else {
        lines.append(piece)
      }
    }
    lines = lines.map(\.trimmedAtEnd)
    guard lines.count > most else { return lines }
    return lines.prefix(most - 1) + [(lines[most - 1] + " …").truncated(to: width)]
  }

  /// The string in pieces that fit into a width, each way to part it tried after the other.
  private func pieces(of width: Int) -> [String] {
    let ways: [(Character, Character) -> Bool] = [
      { before, here in before == "(" || before == " " && here != " " },
      { before, here in "/@.,-_?&=".contains(before) || before.isLowercase && here.isUppercase },
      { _, _ in true },
    ]
    return parted { before, _ in before == "(" }.flatMap(\.partedBehindCommas)
      .flatMap { piece in
        ways.reduce([piece]) { pieces, way in
          pieces.flatMap { $0.trimmedAtEnd.displayWidth > width ? $0.parted(way) : [$0] }
        }
      }
  }

  /// A comma with the space behind it stays on its line.
  private var partedBehindCommas: [String] {
    let parts = split(separator: ", ", omittingEmptySubsequences: false).map { String($0) }
    return parts.dropLast().map { $0 + ", " } + parts.suffix(1)
  }

  private func parted(_ isBreak: (Character, Character) -> Bool) -> [String] {
    var parts: [String] = []
    var before: Character?
    for character in self {
      if let last = before, !isBreak(last, character) {
        parts[parts.count - 1].append(character)
      } else {
        parts.append(String(character))
      }
      before = character
    }
    return parts
  }
}
