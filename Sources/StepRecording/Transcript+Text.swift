import CommandLineSupport
import TerminalText
import Transcripts

extension Transcript {
  /// The output of a program that runs alone. It ends with a newline.
  ///
  /// - Parameters:
  ///   - purpose: A sentence about the program's pattern.
  ///   - width: The columns of the terminal, at least 40.
  ///   - color: Whether the text may contain escape sequences for colors.
  public func text(purpose: String? = nil, width: Int, color: Bool) -> String {
    let width = max(width, Terminal.leastWidth)
    let page = TextGrid(widths: [width], color: color)
    var parts = [
      page.row([
        [Line(text: column.printable, style: .heading)] + [purpose].compactMap(\.self).lines()
      ]),
      page.row([section(chainsHeading, chains)]),
    ]
    parts += rows.map { text($0, width: width, color: color) }
    if !notes.isEmpty { parts.append(page.row([section("Notes", notes)])) }
    return parts.joined(separator: "\n")
  }

  private func section(_ heading: String, _ lines: [String]) -> [Line] {
    [Line(text: heading, style: .heading)]
      + lines.flatMap(\.printableLines).map { Line(text: "  " + $0, hanging: 4) }
  }

  private func text(_ row: Row, width: Int, color: Bool) -> String {
    let heading = Line(text: row.step.heading, style: .heading, hanging: 4)
    let page = TextGrid(widths: [width], color: color)
    guard row.cell.isTaken else {
      let reason = Line(
        text: "  \(row.cell.outcome) " + row.cell.lines(.sees).joined(separator: " "),
        style: .quiet, hanging: 4)
      return page.row([[heading, reason]])
    }
    let labelWidth = 2 + Part.labelWidth
    let grid = TextGrid(widths: [labelWidth, width - labelWidth - TextGrid.gap], color: color)
    let rows = [Part.call, .sees, .passes, .reaches, .logs].map { part in
      let lines = row.cell.lines(part).lines()
      guard !lines.isEmpty else { return "" }
      return grid.row([[Line(text: "  " + part.rawValue, style: .quiet)], lines])
    }
    return page.row([[heading]]) + rows.joined()
  }
}
