import TerminalText

extension ChangeTable {
  /// The table for a terminal: a matrix where there is room, else a block a change.
  func text(width: Int, colour: Bool) -> String {
    let body = width < 80 ? blocks(width, colour) : matrix(colour)
    let grid = TextGrid(widths: [8, width - 10], colour: colour)
    let legend = usedLegend.map { grid.row([[Line(text: $0.sign)], [Line(text: $0.meaning)]]) }
    let ends = rows.count == 1 ? [] : [""] + notices
    return body + "\n" + legend.joined()
      + ends.map { $0.wrapped(to: width, hanging: 2).map { $0 + "\n" }.joined() }.joined()
  }

  private func matrix(_ colour: Bool) -> String {
    let widths = [19] + ChangedColumn.allCases.map { max(8, $0.rawValue.count) }
    let grid = TextGrid(widths: widths, colour: colour)
    let head =
      [Line(text: "")]
      + ChangedColumn.allCases.map { column in
        Line(text: column.rawValue, style: .heading)
      }
    return grid.row(head.map { [$0] })
      + rows.map { row in
        let title = "\(row.number)".padded(to: 2) + " " + row.title
        let screens = row.screens.map { [Line(text: "   screens \(Self.sign($0))", style: .quiet)] }
        return grid.row(
          [[Line(text: title, hanging: 3)] + (screens ?? [])]
            + ChangedColumn.allCases.map { lines(of: row[$0], in: row) })
      }.joined()
  }

  private func lines(of cell: ChangeRow.Cell, in row: ChangeRow) -> [Line] {
    let teller = Self.teller(cell, isWish: row.wish != nil)
    let style: Line.Style = cell.notHere != nil || cell.holds ? .quiet : .plain
    return [Line(text: Self.sign(cell), style: style)]
      + (teller.isEmpty
        ? [] : [Line(text: teller, style: teller == "compiler" ? .quiet : .trouble)])
  }

  private func blocks(_ width: Int, _ colour: Bool) -> String {
    rows.map { row in
      let screens = row.screens.map { "  screens    \(Self.sign($0))\n" } ?? ""
      return "\(row.number) \(row.title)\n"
        + ChangedColumn.allCases.map { column in
          let teller = Self.teller(row[column], isWish: row.wish != nil)
          let words = [Self.sign(row[column]), teller].filter { !$0.isEmpty }
          return "  \(column.rawValue.padded(to: 10)) \(words.joined(separator: ", "))\n"
        }.joined() + screens
    }.joined()
  }
}
