import TerminalText
import Transcripts

extension Comparison {
  /// The narrowest readable column. With less space, columns are stacked.
  static var readableWidth: Int { 24 }

  /// Steps in full, with the structure of each column.
  func blocks(_ steps: [Step], width: Int, color: Bool) -> String {
    let blocks = steps.map { step in
      let folded = Folded(step, of: self)
      return title(step, call: folded.call, width: width, color: color)
        + (sideBySide(folded, width: width, color: color)
          ?? stacked(folded, width: width, color: color))
    }
    let built = composition(width: width, color: color)
    // A single step comes first: the user asked for it.
    let parts = steps.count == 1 ? blocks + [built] : [built] + blocks
    return parts.joined(separator: "\n")
  }

  /// The structure of each column, or the failure of its program.
  private func composition(width: Int, color: Bool) -> String {
    let names = columns.map(\.printable)
    let nameWidth = min(names.map(\.displayWidth).max() ?? 0, width / 3)
    let grid = TextGrid(widths: [2 + nameWidth, width - nameWidth - 4], color: color)
    let heading = TextGrid(widths: [width], color: color)
      .row([[Line(text: chainsHeading, style: .heading)]])
    let rows = columns.map { column in
      let name = [Line(text: "  " + column.printable.truncated(to: nameWidth), style: .quiet)]
      guard let transcript = transcripts[column] else {
        return grid.row([name, ["\(Cell.unknown) \(failures[column] ?? "")"].lines(.trouble)])
      }
      return grid.row([name, transcript.chains.lines()])
    }
    return heading + rows.joined()
  }

  func title(_ step: Step, call: [String], width: Int, color: Bool) -> String {
    let heading = Line(text: step.heading, style: .heading, hanging: 4)
    let call = call.map { Line(text: "  " + $0, hanging: 4) }
    return TextGrid(widths: [width], color: color).row([[heading] + call]) + "\n"
  }

  /// The columns side by side, or nil if they would be too narrow.
  private func sideBySide(_ folded: Folded<Step>, width: Int, color: Bool) -> String? {
    let labelWidth = 2 + Part.labelWidth
    let room = (width - labelWidth) / max(columns.count, 1) - TextGrid.gap
    guard room >= Self.readableWidth else { return nil }

    let grid = TextGrid(widths: [labelWidth] + columns.map { _ in room }, color: color)
    let header = columns.map { [Line(text: $0.printable.truncated(to: room), style: .heading)] }
    let rows = Part.allCases.map { part in
      let cells = columns.map { folded.lines(part, in: $0) }
      guard cells.contains(where: { !$0.isEmpty }) else { return "" }
      return grid.row([[Line(text: "  " + part.rawValue, style: .quiet)]] + cells)
    }
    return grid.row([[]] + header) + rows.joined()
  }

  /// The columns stacked. Equal columns share a block.
  func stacked(_ folded: Folded<Step>, width: Int, color: Bool) -> String {
    let labelWidth = 4 + Part.labelWidth
    let grid = TextGrid(
      widths: [labelWidth, width - labelWidth - TextGrid.gap], color: color)
    let page = TextGrid(widths: [width], color: color)
    let groups = folded.groups.map { group in
      let names = group.columns.map(\.printable).joined(separator: ", ")
      let outcome = group.outcome.printable
      let heading = Line(text: "  \(names): \(outcome)", style: .heading, hanging: 4)
      guard group.cell.isTaken else {
        return page.row([[heading] + group.cell.lines(.sees).map { "    " + $0 }.lines(hanging: 4)])
      }
      let rows = group.parts.filter { $0.part != .outcome }.map { part, lines in
        grid.row([[Line(text: "    " + part.rawValue, style: .quiet)], lines.lines()])
      }
      return page.row([[heading]]) + rows.joined()
    }
    return groups.joined()
  }
}

extension Folded {
  /// The lines of a part in a column. If the column equals an earlier one, they only refer to it.
  fileprivate func lines(_ part: Part, in column: String) -> [Line] {
    guard let group = groups.first(where: { $0.columns.contains(column) }) else { return [] }
    if column != group.columns[0], group.cell.outcome != Cell.unknown {
      return part == .outcome ? ["same as \(group.columns[0])"].lines(.quiet) : []
    }
    let lines = group.parts.first { $0.part == part }?.lines ?? []
    return lines.lines(group.cell.isTaken ? .plain : .quiet)
  }
}
