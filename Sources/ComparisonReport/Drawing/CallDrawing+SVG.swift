import TerminalText
import Transcripts

extension CallDrawing {
  /// The width of a drawing with a lane for each role.
  static let narrowWidth = 171

  /// The width of a label's character in pixels.
  private static let characterWidth = 6.7
  private static let rowHeight = 23
  private static let lineHeight = 13
  private static let headHeight = 14

  var width: Int { isWhole ? max(lanes.count, 3) * 106 : Self.narrowWidth }

  var height: Int { height(of: placedRows) }

  private var top: Int { (lanes.map(\.lines.count).max() ?? 1) * Self.headHeight + 12 }

  private func height(of rows: [PlacedRow]) -> Int { (rows.last?.y ?? top + Self.rowHeight) + 8 }

  /// A row with its label in lines, and the position of its arrow.
  private typealias PlacedRow = (row: Row, label: [String], y: Int)

  private var placedRows: [PlacedRow] {
    let room = Int(Double(width - 6) / Self.characterWidth)
    var y = top
    return rows.map { row in
      let label = row.words.labelLines(to: room)
      y += Self.rowHeight + max(label.count - 1, 0) * Self.lineHeight
      return (row, label, y)
    }
  }

  private func x(_ lane: Int) -> Int {
    let (left, right) = isWhole ? (50, 40) : (18, 21)
    return left + lane * (width - left - right) / max(lanes.count - 1, 1)
  }

  /// The picture, for a page.
  ///
  /// - Parameter description: The text for screen readers.
  func svg(_ description: String) -> HTML {
    let height = height
    return .tag(
      "svg",
      [
        "class": "calls", "viewBox": "0 0 \(width) \(height)", "width": "\(width)",
        "height": "\(height)", "style": "max-width: \(width * 3 / 2)px", "role": "img",
        "aria-label": description,
      ], parts)
  }

  var parts: [HTML] {
    let words = HTML.tag(
      "text", ["class": "label", "x": "24", "y": "\(top + 18)"], ["no call is made"])
    let nobody = HTML.tag("g", [:], [words])
    let rows = placedRows
    let height = height(of: rows)
    return lanes.indices.map { lane($0, height: height) }
      + (rows.isEmpty ? [nobody] : rows.map(picture))
  }

  private func lane(_ index: Int, height: Int) -> HTML {
    let (x, lines) = (x(index), lanes[index].lines)
    let longest = Double(lines.map(\.displayWidth).max() ?? 0) * 5.6
    let half = min(Int(longest / 2) + 1, x - 1, width - x - 1)
    let head = HTML.tag(
      "rect",
      [
        "x": "\(x - half)", "y": "1", "width": "\(2 * half)", "height": "\(top - 10)", "rx": "3",
      ])
    let name = lines.enumerated().map { place, line in
      HTML.tag(
        "text", ["class": "head", "x": "\(x)", "y": "\(12 + place * Self.headHeight)"],
        [.text(line)])
    }
    return .tag(
      "g", ["class": "lane \(lanes[index].role.rawValue)"],
      [.tag("line", ["x1": "\(x)", "y1": "\(top - 8)", "x2": "\(x)", "y2": "\(height)"]), head]
        + name)
  }

  private func picture(of placed: PlacedRow) -> HTML {
    let (row, lines, y) = placed
    let columns = lines.map(\.drawnWidth).max() ?? 0
    let end = width - 3 - Int(Double(columns) * Self.characterWidth)
    let start = max(3, min(x(min(row.from, row.to)) + 5, end))
    let bottom = y - (row.isNote ? 4 : 6)
    let texts = lines.enumerated().map { place, line in
      let y = bottom - (lines.count - 1 - place) * Self.lineHeight
      return HTML.tag("text", ["class": "label", "x": "\(start)", "y": "\(y)"], [.text(line)])
    }
    return .tag(
      "g", ["class": "arrow \(row.kind.rawValue)"], row.isNote ? texts : texts + arrow(row, y: y))
  }

  private func arrow(_ row: Row, y: Int) -> [HTML] {
    let (from, to) = (x(row.from), x(row.to))
    let back = from < to ? -7 : 7
    let points = "\(to + back),\(y - 4) \(to),\(y) \(to + back),\(y + 4)"
    return [
      .tag("line", ["x1": "\(from)", "y1": "\(y)", "x2": "\(to)", "y2": "\(y)"]),
      .tag("polyline", ["points": points]),
    ]
  }

  /// The style sheet for pages and pictures.
  static let style = """
    .calls { font: 11px ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    .calls text { fill: var(--ink); }
    .calls .head { font-size: 9.3px; font-weight: 600; text-anchor: middle; }
    .calls .label { paint-order: stroke; stroke: var(--sheet); stroke-width: 4px; stroke-linejoin: round; }
    .lane line { stroke: var(--role); stroke-width: 2; opacity: 0.45; }
    .lane rect { fill: var(--role); opacity: 0.28; }
    .client { --role: var(--client); }
    .wrapper { --role: var(--wrapper); }
    .inner { --role: var(--inner); }
    .network { --role: var(--network); }
    .arrow line, .arrow polyline { fill: none; stroke: var(--ink); stroke-width: 1.4; }
    .arrow.changed :is(line, polyline) { stroke: var(--wrapper); stroke-width: 2.4; }
    .arrow.request :is(line, polyline) { stroke: var(--network); stroke-width: 2.4; }
    .arrow.answer line, .arrow.failure line { stroke-dasharray: 4 3; }
    .arrow.failure :is(line, polyline) { stroke: var(--trouble); }
    .arrow.failure .label { fill: var(--trouble); }
    .arrow:is(.log, .creation) .label { fill: var(--quiet); font-style: italic; }

    """

  static let colorLegend = [
    "Thin arrow: the client's call, or the same call forwarded. Orange: a different call by the wrapper.",
    "Purple: a request to the network. Dashed: an answer, or an error in red.",
  ]

  /// The colors of the drawings on a light and on a dark background.
  static let colors = (
    light: "--client: #2f6db5; --wrapper: #c2620a; --inner: #2c8a3f; --network: #6b4fb0;",
    dark: "--client: #7db3f0; --wrapper: #f0a24a; --inner: #79cf8a; --network: #b7a1f2;"
  )

  /// The messages as sentences, for readers who can't see the picture.
  var sentences: [String] {
    rows.map { row in
      let (from, to) = (lanes[row.from].name, lanes[row.to].name)
      return switch row.kind {
      case .call, .changed: "\(from) calls \(to): \(row.label)"
      case .answer: "\(from) answers \(to): \(row.label)"
      case .failure: "\(from) returns an error to \(to): \(row.label)"
      case .request: "\(from) sends a request to \(to): \(row.label)"
      case .log: "\(from) logs: \(row.label)"
      case .creation: "\(from) creates \(row.label)"
      }
    }
  }
}
