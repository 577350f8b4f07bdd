/// A table of a page: lines that follow each other and begin with `|`.
struct Table: Equatable, Sendable {
  /// The line of its first row, the first of the page being 1.
  var line: Int

  /// The cells of each row, without the spaces round them. The second row is the one of dashes.
  var rows: [[String]] = []

  /// Finds the tables among lines.
  static func tables(in lines: [String]) -> [Table] {
    var tables: [Table] = []
    var isOpen = false
    for (offset, line) in lines.enumerated() {
      let row = line.trimmed
      if row.hasPrefix("|") {
        if !isOpen { tables.append(Table(line: offset + 1)) }
        tables[tables.count - 1].rows.append(cells(of: row))
      }
      isOpen = row.hasPrefix("|")
    }
    return tables
  }

  /// A pipe parts two cells, in code as well, unless a backslash stands before it.
  private static func cells(of row: String) -> [String] {
    var cells: [String] = []
    var previous: Character?
    for character in row {
      if character == "|", previous != "\\" {
        cells.append("")
      } else {
        cells[cells.count - 1].append(character)
      }
      previous = character
    }
    // Behind the last pipe there is no cell.
    if previous == "|", cells.last == "" { cells.removeLast() }
    return cells.map(\.trimmed)
  }
}
