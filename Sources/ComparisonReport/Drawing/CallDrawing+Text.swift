import CommandLineSupport
import TerminalText
import Transcripts

extension Comparison {
  /// The calls of a step as drawings of characters, side by side where the width allows; it ends
  /// with a newline.
  func drawing(_ scope: Scope<Step>, width: Int, colour: Bool) -> String {
    guard let step = drawnStep(scope) else { return troubles.map { $0 + "\n" }.joined() }
    let width = max(width, Terminal.leastWidth)
    let page = TextGrid(widths: [width], colour: colour)
    let perRow = max(1, (width + TextGrid.gap) / (CallDrawing.textWidth + TextGrid.gap))
    let rows = stride(from: 0, to: columns.count, by: perRow).map { start in
      let columns = columns[start..<min(start + perRow, columns.count)]
      let grid = TextGrid(widths: columns.map { _ in CallDrawing.textWidth }, colour: colour)
      let height = columns.compactMap { drawing(of: step, in: $0)?.textLines().count }.max() ?? 0
      return grid.row(columns.map { lines(of: step, in: $0, height: height) })
    }
    let title = title(step, call: Folded(step, of: self).call, width: width, colour: colour)
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
  /// The columns of a drawing of characters.
  static let textWidth = 36

  /// What the arrows mean.
  static let legend = [
    "-->  the client's call, or the same call passed on", "~~>  a call of the wrapper's own",
    "==>  a request          <- -  an answer          <x -  an error",
  ]

  private static let places = [3, 12, 22, 32]

  /// The drawing in lines: a lane for each role, at least as long as the drawings beside it.
  func textLines(height: Int = 0) -> [Line] {
    let heads = zip(lanes, Self.places).map { lane, place in
      (place - lane.name.displayWidth / 2, lane.name)
    }
    let body = rows.isEmpty ? [line([(3, "  no call goes out ")])] : rows.flatMap(text)
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
      return [line([label(row.label, after: from)]), line([(from + 1, shaft)])]
    case .answer, .failure:
      let shaft =
        (row.kind == .failure ? "<x" : "<") + String(repeating: " -", count: max(0, from - to))
      let room = Self.textWidth - from - 2
      return [
        line([
          (to + 1, String(shaft.prefix(max(0, from - to - 1)))),
          (from + 2, row.label.truncated(to: room) + " "),
        ])
      ]
    case .log, .creation:
      let room = Self.textWidth - Self.places[0] - 2
      return [line([label(row.words.shortened(to: room), after: from)])]
    }
  }

  /// A label right of a lane, or further left where it wouldn't fit there.
  private func label(_ text: String, after place: Int) -> (Int, String) {
    let start = Self.places[0] + 2
    let text = text.truncated(to: Self.textWidth - start)
    return (max(start, min(place + 2, Self.textWidth - text.displayWidth)), text + " ")
  }

  /// The lanes, and over them texts that begin at certain columns.
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
