import CommandLineSupport
import TerminalText
import Transcripts

extension Comparison {
  /// The calls of a step drawn with characters, side by side if the width allows. It ends with a
  /// newline.
  func drawing(_ scope: Scope<Step>, width: Int, color: Bool) -> String {
    guard let step = drawnStep(scope) else { return troubles.map { $0 + "\n" }.joined() }
    let width = max(width, Terminal.leastWidth)
    let page = TextGrid(widths: [width], color: color)
    let perRow = max(1, (width + TextGrid.gap) / (CallDrawing.textWidth + TextGrid.gap))
    let rows = stride(from: 0, to: columns.count, by: perRow).map { start in
      let columns = columns[start..<min(start + perRow, columns.count)]
      let grid = TextGrid(widths: columns.map { _ in CallDrawing.textWidth }, color: color)
      let height = columns.compactMap { drawing(of: step, in: $0)?.textLines().count }.max() ?? 0
      return grid.row(columns.map { lines(of: step, in: $0, height: height) })
    }
    let title = title(step, call: Folded(step, of: self).call, width: width, color: color)
    let legend = CallDrawing.legend.lines(.quiet)
    return ([title] + rows.map { $0 + "\n" }).joined() + page.row([legend])
  }

  private func lines(of step: Step, in column: String, height: Int) -> [Line] {
    let heading = "\(column.capitalizedFirst): \(endingInWords(step, in: column))"
    return [heading].lines(.heading)
      + (drawing(of: step, in: column)?.textLines(height: height) ?? [])
      + [caption(of: step, in: column)].lines(hanging: 0)
      + unrecorded(step, in: column).lines(.quiet, hanging: 0)
  }
}

extension CallDrawing {
  /// The width of a drawing in characters.
  static let textWidth = 36

  static let legend = [
    "-->  the client's call, or the same call forwarded", "~~>  a different call by the wrapper",
    "==>  a request          <- -  an answer          <x -  an error",
  ]

  private static let places = [3, 12, 22, 32]

  /// The lines of the drawing, with a lane for each role and at least a given height.
  func textLines(height: Int = 0) -> [Line] {
    let heads = zip(lanes, Self.places).map { lane, place in
      (place - lane.name.displayWidth / 2, lane.name)
    }
    let body = rows.isEmpty ? [line([(3, "  no call is made ")])] : rows.flatMap(text)
    let lines = [line(heads, bar: " "), line([])] + body + [line([])]
    let rest = Array(repeating: line([]), count: max(0, height - lines.count))
    return (lines + rest).map { Line(text: $0) }
  }

  private func text(_ row: Row) -> [String] {
    let (from, to) = (Self.places[row.from], Self.places[row.to])
    switch row.kind {
    case .call, .changed, .request:
      let stroke = row.kind == .call ? "-" : row.kind == .changed ? "~" : "="
      let shaft = String(repeating: stroke, count: max(0, to - from - 2)) + ">"
      return label(row.label, after: min(from, to)) + [line([(from + 1, shaft)])]
    case .answer, .failure:
      let shaft =
        (row.kind == .failure ? "<x" : "<") + String(repeating: " -", count: max(0, from - to))
      let arrow = (to + 1, String(shaft.prefix(max(0, from - to - 1))))
      guard row.label.displayWidth > Self.textWidth - from - 2 else {
        return [line([arrow, (from + 2, row.label + " ")])]
      }
      return label(row.label, after: min(from, to)) + [line([arrow])]
    case .log, .creation:
      return label(row.words, after: from)
    }
  }

  /// The lines of a label to the right of a lane, or farther left if they don't fit there.
  private func label(_ text: String, after place: Int) -> [String] {
    let start = Self.places[0] + 2
    let lines = text.labelLines(to: Self.textWidth - start)
    let most = lines.map(\.displayWidth).max() ?? 0
    return lines.map { line([(max(start, min(place + 2, Self.textWidth - most)), $0 + " ")]) }
  }

  /// A line with the lanes, partly covered by texts that begin at certain columns.
  private func line(_ texts: [(start: Int, text: String)], bar: String = "|") -> String {
    var line = ""
    for text in texts + [(Self.textWidth, "")] {
      let from = line.displayWidth
      guard from < text.start else {
        line += text.text
        continue
      }
      line += (from..<text.start).map { Self.places.contains($0) ? bar : " " }.joined() + text.text
    }
    return line.trimmedAtEnd
  }
}
