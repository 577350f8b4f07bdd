import ComparisonReport
import TerminalText

/// A part of the report: its columns by how much they say, most first.
struct Table {
  let title: String
  let columns: [String]
  let rows: [[String]]

  /// How long a bar each row has, from 0 to 1.
  let bars: [Double]

  /// For a terminal: as many columns as there is room for.
  func text(width: Int, colour: Bool) -> String {
    let widths = columns.indices.map { column in
      ([columns] + rows).map { $0[column].displayWidth }.max() ?? 0
    }
    let bar = width / 9
    var count = columns.count
    var excess: Int { widths.prefix(count).reduce(bar + TextGrid.gap * count - width, +) }
    while count > 2, excess > 0 { count -= 1 }
    let grid = TextGrid(
      widths: [max(8, widths[0] - max(0, excess))] + widths[1..<count] + [bar], colour: colour)
    func line(_ cells: [String], _ style: Line.Style, _ bar: String = "") -> String {
      let numbers = zip(cells, widths).dropFirst().prefix(count - 1).map { cell, width in
        [Line(text: String(repeating: " ", count: width - cell.displayWidth) + cell, style: style)]
      }
      return grid.row(
        [[Line(text: cells[0], style: style, hanging: 2)]] + numbers + [[Line(text: bar)]])
    }
    return "\n"
      + TextGrid(widths: [width], colour: colour).row([[Line(text: title, style: .heading)]])
      + line(columns, .quiet)
      + rows.indices.map { line(rows[$0], .plain, bars[$0].drawn(in: bar)) }
      .joined()
  }

  /// For a page.
  var markdown: String {
    let named = rows.map { [$0[0].markdown] + $0.dropFirst() }
    return "\n## \(title)\n\n" + ([columns] + named).markdownTable(isOfNumbers: true)
  }

  /// For a browser.
  var html: [HTML] {
    let lines = rows.enumerated().map { place, row in
      let bar = HTML.tag("i", ["style": "width:\(Int(bars[place] * 100))%"])
      return [HTML.tag("th", ["scope": "row"], [.text(row[0]), bar])]
        + row.dropFirst().map { .tag("td", [:], [.text($0)]) }
    }
    return [
      .tag("h2", [:], [.text(title)]),
      .tag(
        "div", ["class": "picture", "tabindex": "0", "role": "region", "aria-label": title],
        [.table(columns.map { $0.isEmpty ? "what" : $0 }, lines)]),
    ]
  }
}

extension Double {
  /// A bar of so many columns at most, to an eighth of a column.
  fileprivate func drawn(in width: Int) -> String {
    let eighths = Int((self * Double(width) * 8).rounded())
    let rest = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8]
    return String(repeating: "█", count: eighths / 8) + rest
  }
}
