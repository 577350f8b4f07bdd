import CommandLineSupport

/// What changes cost: a row each, a column for each version of the app.
struct ChangeTable: Sendable {
  var rows: [ChangeRow]

  /// What a cell says in a few signs.
  static func sign(_ cell: ChangeRow.Cell) -> String {
    if cell.notHere != nil { return "not here" }
    if cell.holds { return "holds" }
    let marks = (cell.isAbsorbed ? "*" : "") + (cell.isDearer ? "+" : "")
    return sign(cell.touched) + (marks.isEmpty ? "" : " " + marks)
  }

  /// `2/5`, or `1+2/40` with files that are new.
  static func sign(_ touched: Touched) -> String {
    let new = touched.newFiles > 0 ? "+\(touched.newFiles)" : ""
    return "\(touched.files)\(new)/\(touched.lines)"
  }

  /// Who told of what broke.
  static func teller(_ cell: ChangeRow.Cell, isWish: Bool) -> String {
    if !cell.compiler.isEmpty { return "compiler" }
    if !cell.tests.isEmpty { return "\(cell.tests.count) test\(cell.tests.count == 1 ? "" : "s")" }
    return cell.touched.allFiles == 0 || isWish ? "" : "nobody"
  }

  /// What the signs mean.
  static let legend = [
    ("1+2/40", "one file changed, two new, 40 lines touched: of the column's own"),
    ("compiler", "it told what broke; \"3 tests\": only three cells of the comparison did"),
    ("nobody", "neither did: the cells are as before, and something is wrong all the same"),
    ("screens", "what the shared screens pay, with a wrapper of the same interface or without"),
    ("*", "absorbed in one place: one file, and no screen"),
    ("+", "dearer than without the pattern"),
    ("holds", "hit, and nothing had to be touched"),
    ("not here", "the column has no such thing"),
  ]

  /// The signs that the table has.
  var usedLegend: [(sign: String, meaning: String)] {
    let cells = rows.flatMap { row in
      ChangedColumn.allCases.map {
        Self.sign(row[$0]) + Self.teller(row[$0], isWish: row.wish != nil)
      }
    }
    return Self.legend.filter { sign, _ in
      switch sign {
      case "1+2/40": true
      case "screens": rows.contains { $0.screens != nil }
      case "+": cells.contains { $0.contains(" +") || $0.contains("*+") }
      default: cells.contains { $0.contains(sign) }
      }
    }
  }

  /// What stands out, a sentence a line.
  var notices: [String] {
    func names(_ holds: (ChangeRow.Cell) -> Bool) -> String {
      ChangedColumn.allCases.compactMap { column in
        let count = rows.count { holds($0[column]) }
        return count == 0 ? nil : "\(column.rawValue) \(count)"
      }.joined(separator: ", ")
    }
    let silent = names { !$0.tests.isEmpty }
    return [
      "absorbed in one place: \(names(\.isAbsorbed))", "held: \(names(\.holds))",
      "dearer than without the pattern: \(names(\.isDearer))",
      silent.isEmpty ? "" : "broke, and the compiler said nothing: \(silent)",
    ].filter { !$0.isEmpty && !$0.hasSuffix(": ") }
  }

  /// The same for a program.
  var json: String { CommandLineSupport.json(rows) }
}
