import TerminalText
import Transcripts

extension Comparison {
  /// All steps, one per line, in as few tables as possible, with notices.
  func matrix(width: Int, color: Bool) -> String {
    let page = TextGrid(widths: [width], color: color)
    let titles = steps.map(\.shortName)
    // Broken titles are better than a table in several pieces.
    let tables =
      steps.isEmpty
      ? []
      : tables(of: steps, titles, leastTitleWidth: 12, width: width).map {
        table($0, of: steps, titles: titles, color: color)
      }
    let notices = steps.compactMap { step in notice(step).map { "\(step.shortName): \($0)" } }
    let heading = notices.isEmpty ? [] : ["What to notice"].lines(.heading)
    let parts =
      tables + [
        page.row([
          (legend(of: steps) + footnotes(of: steps)).lines(.quiet) + troubles.lines(.trouble)
        ]),
        page.row([heading + notices.map { "- " + $0 }.lines()]),
      ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The explanations of the words and signs that occur in the steps.
  func legend(of steps: [Step]) -> [String] {
    let cells = steps.flatMap { step in columns.map { shown(step, in: $0) } }
    let outcomes = Set(cells.map(\.outcome))
    var lines: [String] = []
    if cells.contains(where: \.isTaken), reachesNetwork {
      lines.append("The number: how many requests reached the network.")
    }
    if outcomes.contains("blocked"), reachesNetwork {
      lines.append(endingWords)
    }
    if outcomes.contains(Cell.crashed) {
      lines.append("Crashed: the program crashed in the middle of the step.")
    }
    lines += forwarding(in: steps)
    if cells.contains(where: \.isNothing) {
      lines.append("n/a: not applicable to this version. --step NAME shows why.")
    }
    if outcomes.contains(Cell.unknown) {
      lines.append("Question mark: there is nothing to show, because the program failed.")
    }
    return lines
  }

  var endingWords: String {
    "Blocked: the call itself sent no request. Error: a request went out, and the call failed."
  }

  /// The explanation of `forwarded`, `translated` and so on, if a step has them.
  func forwarding(in steps: [Step]) -> [String] {
    let isShown = steps.contains { step in
      columns.contains { !shown(step, in: $0).passes.isEmpty }
    }
    let words =
      "Forwarded: the inner object gets the same call. Translated: it gets a different call. Fan-out:"
      + " several calls of one method. Sequence: calls of several methods, in order."
    return isShown ? [words] : []
  }

  /// The columns of a table, and the widths of its titles and columns.
  typealias TableLayout = (columns: [String], grid: [Int])

  /// The columns in as few tables as possible.
  private func tables(
    of steps: [Step], _ titles: [String], leastTitleWidth: Int, width: Int
  ) -> [TableLayout] {
    for count in 1...max(columns.count, 1) {
      if let tables = tables(
        count, of: steps, titles, leastTitleWidth: leastTitleWidth, width: width)
      {
        return tables
      }
    }
    let least = min(titles.map(\.displayWidth).max() ?? 0, leastTitleWidth)
    let room = width - least - TextGrid.gap
    return columns.map {
      ([$0], [least, min(self.width(of: $0, in: steps, breaking: .max), room)])
    }
  }

  /// The columns in `count` tables; nil if they don't fit. As few outcomes and titles as possible
  /// are broken.
  func tables(
    _ count: Int, of steps: [Step], _ titles: [String], leastTitleWidth: Int, width: Int
  ) -> [TableLayout]? {
    let titleWidth = titles.map(\.displayWidth).max() ?? 0
    let least = min(titleWidth, leastTitleWidth)
    let groups = (0..<count).map { index in
      // Rounded up, so that wider tables come first.
      let ends = [index, index + 1].map { (columns.count * $0 + count - 1) / count }
      return Array(columns[ends[0]..<ends[1]])
    }
    var layouts: [[TableLayout]] = []
    for most in [.max, 20, 16, 14, 12, 10, 9] {
      let widths = groups.map { $0.map { self.width(of: $0, in: steps, breaking: most) } }
      let rooms = widths.map { width - $0.reduce(0) { $0 + $1 + TextGrid.gap } }
      guard rooms.allSatisfy({ $0 >= least }) else { continue }
      let layout = zip(groups, zip(widths, rooms)).map { group, sizes in
        (columns: group, grid: [min(titleWidth, sizes.1)] + sizes.0)
      }
      // Without a break, no layout can be shorter.
      if most == .max, rooms.allSatisfy({ $0 >= titleWidth }) { return layout }
      layouts.append(layout)
    }
    let heights = layouts.map { layout in
      (layout, lines: layout.reduce(0) { $0 + height(of: $1, steps, titles) })
    }
    return heights.min { $0.lines < $1.lines }?.0
  }

  /// The number of lines of a table without its header.
  private func height(of layout: TableLayout, _ steps: [Step], _ titles: [String]) -> Int {
    zip(steps, titles).reduce(0) { lines, row in
      lines + self.row(row.0, row.1, in: layout, color: false).count { $0 == "\n" }
    }
  }

  /// A table with one line per step.
  func table(_ layout: TableLayout, of steps: [Step], titles: [String], color: Bool) -> String {
    header(of: layout, color: color)
      + zip(steps, titles).map { row($0, $1, in: layout, color: color) }.joined()
  }

  func header(of layout: TableLayout, color: Bool) -> String {
    let names = zip(layout.columns, layout.grid.dropFirst()).map { column, width in
      [column.capitalizedFirst.printable.truncated(to: width)].lines(.heading)
    }
    return TextGrid(widths: layout.grid, color: color).row([[Line(text: "")]] + names)
  }

  func row(_ step: Step, _ title: String, in layout: TableLayout, color: Bool) -> String {
    let cells = zip(layout.columns, layout.grid.dropFirst()).map { column, width in
      matrixLines(step, in: column, width: width)
    }
    return TextGrid(widths: layout.grid, color: color)
      .row([[Line(text: title, hanging: 3)]] + cells)
  }

  /// The width of a column in which outcomes longer than `most` are broken.
  private func width(of column: String, in steps: [Step], breaking most: Int) -> Int {
    let cells = steps.map { step in
      let outcome = outcome(of: step, in: column).truncated(to: Self.longestOutcome)
      let longestWord = outcome.split(separator: " ").map { String($0).displayWidth }.max() ?? 0
      let lines = outcome.wrapped(to: max(longestWord, most))
      return (lines.map(\.displayWidth).max() ?? 0) + count(shown(step, in: column)).count
    }
    return max(column.printable.displayWidth, cells.max() ?? 0)
  }

  /// Longer outcomes are cut off in a table, and shown in full in their cell.
  private static var longestOutcome: Int { 120 }

  private func matrixLines(_ step: Step, in column: String, width: Int) -> [Line] {
    let cell = shown(step, in: column)
    let count = count(cell)
    let room = max(width - count.count, 1)
    var lines = outcome(of: step, in: column).truncated(to: Self.longestOutcome).wrapped(to: room)
    lines[lines.count - 1] = lines[lines.count - 1].padded(to: room) + count
    let style: Line.Style =
      isNotable(step, in: column) ? .heading : cell.isTaken ? .plain : .quiet
    return lines.map { Line(text: $0.trimmedAtEnd, style: style) }
  }

  /// The outcome, with an asterisk if the vendor causes it.
  func outcome(of step: Step, in column: String) -> String {
    let isAccident = reason(step, in: column)?.accident != nil
    return shown(step, in: column).outcome.printable + (isAccident ? "*" : "")
  }
}
