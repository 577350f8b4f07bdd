import ComparisonReport
import TerminalText

/// What changes cost: a row for each change, a column for each version of the app.
struct ChangeTable: Sendable {
  var rows: [ChangeRow]

  private static let legend = [
    ("1+2/40", "in the column's own files: 1 changed, 2 new, 40 lines touched"),
    ("compiler", "the compiler reports what broke"),
    ("6 tests", "everything compiles, but 6 cells of the comparison are wrong"),
    ("silent", "something broke, but everything compiles and no cell is wrong"),
    ("screens", "the shared screens change as well, with or without a wrapper"),
    ("*", "absorbed in one place: one file, and no screen"),
    ("+", "more lines touched than without the pattern (coupled, or only the shared screens)"),
    ("holds", "affected, but nothing has to change"),
    ("n/a", "the change doesn't apply to this column"),
  ]

  /// The counts below the table, or none for a single row.
  private var notices: [String] {
    guard rows.count > 1 else { return [] }
    let kinds: KeyValuePairs<String, (ChangeRow, ChangedColumn) -> Bool> = [
      "rows absorbed in one place": { $0[$1].isAbsorbed }, "rows that hold": { $0[$1].holds },
      "rows with more lines than without the pattern": { $0[$1].costsMore },
      "rows that break without a compiler error": {
        ![nil, "compiler"].contains($0.reporter($1))
      },
    ]
    return kinds.compactMap { words, holds in
      let names = ChangedColumn.allCases.compactMap { column in
        let count = rows.count { holds($0, column) }
        return count == 0 ? nil : "\(column.rawValue) \(count)"
      }
      return names.isEmpty ? nil : "\(words): \(names.joined(separator: ", "))"
    }
  }

  /// The table for a terminal: a matrix, or a block for each change if the terminal is narrow.
  func text(width: Int, color: Bool) -> String {
    let body = width < 80 ? rows.map(block).joined() : matrix(color)
    let grid = TextGrid(widths: [8, width - 10], color: color)
    let legend = Self.legend.map { grid.row([[Line(text: $0)], [Line(text: $1)]]) }
    let ends = notices.flatMap { $0.wrapped(to: width, hanging: 2) }.map { $0 + "\n" }
    return body + "\n" + legend.joined() + (ends.isEmpty ? "" : "\n") + ends.joined()
  }

  private func matrix(_ color: Bool) -> String {
    let names = ChangedColumn.allCases.map(\.rawValue)
    let grid = TextGrid(widths: [19] + names.map { max(8, $0.count) }, color: color)
    let body = rows.map { row in
      let title = Line(text: "\(row.number)".padded(to: 2) + " " + row.title, hanging: 3)
      let screens = row.screens.map { Line(text: "   screens \($0.sign)", style: .quiet) }
      let cells = ChangedColumn.allCases.map { lines(of: $0, in: row) }
      return grid.row([[title, screens].compactMap(\.self)] + cells)
    }
    return grid.row([[]] + names.map { [Line(text: $0, style: .heading)] }) + body.joined()
  }

  private func lines(of column: ChangedColumn, in row: ChangeRow) -> [Line] {
    row.words(column).map { word in
      switch word {
      case "n/a", "holds", "compiler": Line(text: word, style: .quiet)
      case row[column].sign: Line(text: word)
      default: Line(text: word, style: .trouble)
      }
    }
  }

  private func block(_ row: ChangeRow) -> String {
    let columns = ChangedColumn.allCases.map { ($0.rawValue, row.words($0)) }
    let screens = row.screens.map { [("screens", [$0.sign])] } ?? []
    let lines = (columns + screens).map { name, words in
      "  \(name.padded(to: 10)) \(words.joined(separator: ", "))\n"
    }
    return "\(row.number) \(row.title)\n" + lines.joined()
  }
}
