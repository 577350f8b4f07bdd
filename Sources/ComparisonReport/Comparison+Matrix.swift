import TerminalText
import Transcripts

extension Comparison {
  /// A step a line, in as few tables as fit the width, and what there is to notice.
  func matrix(width: Int, colour: Bool) -> String {
    let page = TextGrid(widths: [width], colour: colour)
    var parts = steps.isEmpty ? [] : tables(width: width, colour: colour)
    parts.append(page.row([legend(of: steps).lines(.quiet) + troubles.lines(.trouble)]))
    let notices = notices
    if !notices.isEmpty {
      let heading = Line(text: "What to notice", style: .heading)
      parts.append(page.row([[heading] + notices.map { "- " + $0 }.lines()]))
    }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// What the signs in the matrix mean, as far as some of its steps have them.
  func legend(of steps: [Step]) -> [String] {
    let cells = steps.flatMap { step in columns.map { shown(step, in: $0) } }
    var lines: [String] = []
    if cells.contains(where: \.isTaken), reachesNetwork {
      lines.append("The number: how many requests reached the network.")
    }
    if cells.contains(where: { $0.outcome == "refused" }), reachesNetwork {
      lines.append("Refused: without asking the network. Failed: after asking it.")
    }
    if cells.contains(where: { $0.outcome == Cell.died }) {
      lines.append("Died: the program ended in the middle of the step.")
    }
    lines += passingOn(in: steps)
    if cells.contains(where: \.isNothing) {
      lines.append("A dash: nothing to show in this version; --step NAME says why.")
    }
    if cells.contains(where: { $0.outcome == Cell.unknown }) {
      lines.append("A question mark: nothing to go by, because the program failed.")
    }
    return lines
  }

  /// The line on how a call is passed on, where some of the steps show that.
  func passingOn(in steps: [Step]) -> [String] {
    let isShown = steps.contains { step in
      columns.contains { !shown(step, in: $0).passes.isEmpty }
    }
    let words =
      "Same: the call goes on as it came; own: to an object that the wrapper made. Converted:"
      + " as another call. Split: as several. Divided: as several of different kinds."
    return isShown ? [words] : []
  }

  private func tables(width: Int, colour: Bool) -> [String] {
    let titles = steps.map(alignedName)
    let titleWidth = titles.map(\.displayWidth).max() ?? 0
    // A title is still told from the others when it loses three letters, and a table that stays in
    // one piece is worth more.
    let leastTitleWidth = min(titleWidth, 14)
    let tables = inTables(ofWidth: width - leastTitleWidth)
    return tables.map { columns in
      let widths = columns.map { min(matrixWidth(of: $0), width - leastTitleWidth - TextGrid.gap) }
      let room = width - widths.reduce(0) { $0 + $1 + TextGrid.gap }
      let grid = TextGrid(widths: [min(titleWidth, room)] + widths, colour: colour)
      return table(of: columns, titles: titles, in: grid)
    }
  }

  private func table(of columns: [String], titles: [String], in grid: TextGrid) -> String {
    let header = zip(columns, grid.widths.dropFirst()).map { column, width in
      [Line(text: column.printable.truncated(to: width), style: .heading)]
    }
    let rows = zip(steps, titles).map { step, title in
      let cells = zip(columns, grid.widths.dropFirst()).map { column, width in
        [matrixLine(step, in: column, width: width)]
      }
      return grid.row([[Line(text: title.truncated(to: grid.widths[0]))]] + cells)
    }
    return grid.row([[Line(text: "")]] + header) + rows.joined()
  }

  /// The columns in runs of nearly equal length, as few as fit.
  private func inTables(ofWidth width: Int) -> [[String]] {
    for count in 1..<max(columns.count, 1) {
      let tables = (0..<count).map { index in
        // Rounded up, so that a longer table comes first.
        let ends = [index, index + 1].map { (columns.count * $0 + count - 1) / count }
        return Array(columns[ends[0]..<ends[1]])
      }
      let fits = tables.allSatisfy { table in
        table.reduce(0) { $0 + TextGrid.gap + matrixWidth(of: $1) } <= width
      }
      if fits { return tables }
    }
    return columns.map { [$0] }
  }

  private func matrixWidth(of column: String) -> Int {
    let cells = steps.map { step in
      let cell = shown(step, in: column)
      return (cell.outcome.printable + count(cell)).displayWidth
    }
    return max(column.printable.displayWidth, cells.max() ?? 0)
  }

  private func matrixLine(_ step: Step, in column: String, width: Int) -> Line {
    let cell = shown(step, in: column)
    let count = count(cell)
    let outcome = cell.outcome.printable.truncated(to: width - count.count)
    guard cell.isTaken else { return Line(text: outcome, style: .quiet) }
    let text = outcome.padded(to: width - count.count) + count
    return Line(text: text, style: standsOut(step, in: column) ? .heading : .plain)
  }

  /// Whether a cell says something else than most of its line, outcome and requests. Without a
  /// majority none does; a cell that has nothing to show has no say.
  func standsOut(_ step: Step, in column: String) -> Bool {
    let said = columns.map { shown(step, in: $0) }.filter(\.isTaken).map { $0.outcome + count($0) }
    let most = said.first { one in 2 * said.count { $0 == one } > said.count }
    let cell = shown(step, in: column)
    return most != nil && cell.isTaken && cell.outcome + count(cell) != most
  }

  /// The number of requests, after a space, where there is a run to count them in.
  private func count(_ cell: Cell) -> String {
    cell.isTaken && reachesNetwork ? " \(cell.reaches.count)" : ""
  }

  private func alignedName(_ step: Step) -> String {
    (step.number < 10 ? " " : "") + step.shortName
  }
}
