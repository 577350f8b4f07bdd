import ComparisonReport
import TerminalText

/// What changes cost: a row each, a column for each version of the app.
struct ChangeTable: Sendable {
  var rows: [ChangeRow]

  /// What the signs mean.
  private static let legend = [
    ("1+2/40", "in the column's own files: one changed, two new, 40 lines touched"),
    ("compiler", "the compiler told what broke"),
    ("tests", "the compiler didn't: only so many cells of the comparison are wrong"),
    ("nobody", "the cells are as they should be, and something is wrong all the same"),
    ("screens", "what the shared screens pay besides, also where no wrapper is"),
    ("*", "absorbed in one place: one file, and no screen"),
    ("+", "more lines than without the pattern: than coupled, or those screens alone"),
    ("holds", "hit, and nothing had to be touched"),
    ("not here", "the column has no such thing"),
  ]

  /// What stands out, a sentence a line; nothing where there is one row alone.
  private var notices: [String] {
    guard rows.count > 1 else { return [] }
    let kinds: KeyValuePairs<String, (ChangeRow, ChangedColumn) -> Bool> = [
      "absorbed in one place": { $0[$1].isAbsorbed }, "held": { $0[$1].holds },
      "dearer than without the pattern": { $0[$1].isDearer },
      "broke, and the compiler said nothing": { ![nil, "compiler"].contains($0.teller($1)) },
    ]
    return kinds.compactMap { words, holds in
      let names = ChangedColumn.allCases.compactMap { column in
        let count = rows.count { holds($0, column) }
        return count == 0 ? nil : "\(column.rawValue) \(count)"
      }
      return names.isEmpty ? nil : "\(words): \(names.joined(separator: ", "))"
    }
  }

  /// The table for a terminal: a matrix where there is room, else a block a change.
  func text(width: Int, colour: Bool) -> String {
    let body = width < 80 ? rows.map(block).joined() : matrix(colour)
    let grid = TextGrid(widths: [8, width - 10], colour: colour)
    let legend = Self.legend.map { grid.row([[Line(text: $0)], [Line(text: $1)]]) }
    let ends = notices.flatMap { $0.wrapped(to: width, hanging: 2) }.map { $0 + "\n" }
    return body + "\n" + legend.joined() + (ends.isEmpty ? "" : "\n") + ends.joined()
  }

  private func matrix(_ colour: Bool) -> String {
    let names = ChangedColumn.allCases.map(\.rawValue)
    let grid = TextGrid(widths: [19] + names.map { max(8, $0.count) }, colour: colour)
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
      case "not here", "holds", "compiler": Line(text: word, style: .quiet)
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
