import TerminalText
import Transcripts

extension Comparison {
  /// The calls of a step in one picture, side by side if the width allows.
  ///
  /// - Parameters:
  ///   - scope: Names the step. Without a step, the first situation is drawn.
  ///   - width: The width in columns of text. The picture is at most 900 pixels wide.
  func svg(_ scope: Scope<Step>, width: Int?) -> String {
    guard let step = drawnStep(scope) else { return "" }
    let panels = columns.map { Panel(step, in: $0, of: self) }
    let most = min(900, (width ?? 120) * 8)
    let perRow = max(1, min(panels.count, (most - Panel.gap) / (Panel.width + Panel.gap)))
    let wide = perRow * (Panel.width + Panel.gap) + Panel.gap
    let title = step.title.capitalizedFirst
    let call = Folded(step, of: self).call.joined(separator: " ")
    let heading = PictureText(Panel.gap + 4, wide)
      .lines(title, "title", characterWidth: 8.6, height: 19)
      .lines(call, "code", characterWidth: 6.7, height: 15)
    var y = heading.bottom + 8
    var parts: [HTML] = []
    for start in stride(from: 0, to: panels.count, by: perRow) {
      let row = panels[start..<min(start + perRow, panels.count)]
      let lines = row.map(\.lines.count).max() ?? 0
      let height = row.map { $0.height(lines: lines) }.max() ?? 0
      parts += row.enumerated().map { place, panel in
        let x = Panel.gap + place * (Panel.width + Panel.gap)
        return .tag(
          "g", ["transform": "translate(\(x) \(y))"],
          panel.parts(height: height, lines: lines))
      }
      y += height + Panel.gap
    }
    let legend = CallDrawing.colorLegend.reduce(PictureText(Panel.gap + 4, wide, top: y)) {
      $0.lines($1, "caption", characterWidth: 6, height: 14)
    }
    y = legend.bottom + 6
    let words = panels.map(\.description).joined(separator: "\n")
    let picture = HTML.tag(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "class": "calls", "viewBox": "0 0 \(wide) \(y)",
        "width": "\(wide)", "height": "\(y)", "role": "img", "aria-labelledby": "title desc",
      ],
      [
        .tag("title", ["id": "title"], [.text("\(title): the calls of each version")]),
        .tag("desc", ["id": "desc"], [.text(words)]), .style(Self.pictureStyle),
        .tag("rect", ["class": "paper", "width": "\(wide)", "height": "\(y)", "rx": "8"]),
      ] + heading.texts + parts + legend.texts)
    return picture.source
  }

  private static var pictureStyle: String {
    """
    svg { --paper: #f3f1ec; --sheet: #ffffff; --ink: #1c1d20; --quiet: #555a63; --trouble: #a3231a; \(CallDrawing.colors.light) }
    @media (prefers-color-scheme: dark) {
      svg { --paper: #15171b; --sheet: #1e2228; --ink: #e8e6e1; --quiet: #a9aeb8; --trouble: #f4a79d; \(CallDrawing.colors.dark) }
    }
    .paper { fill: var(--paper); }
    .sheet { fill: var(--sheet); }
    .calls :is(.title, .name, .ending, .caption) { font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
    .title { font-size: 15px; font-weight: 600; }
    .code { font-size: 11px; }
    .name { font-size: 14px; font-weight: 700; }
    .ending { font-size: 12px; font-weight: 600; }
    .calls .caption { font-size: 11px; fill: var(--quiet); }

    """ + CallDrawing.style
  }
}

/// Lines of text in a picture, one below the other.
private struct PictureText {
  private(set) var texts: [HTML] = []
  private(set) var bottom: Int
  private let x: Int
  private let width: Int

  init(_ x: Int, _ width: Int, top: Int = 4) {
    self.x = x
    self.width = width
    bottom = top
  }

  /// The same lines with a text below them, wrapped to the picture's width.
  func lines(_ text: String, _ name: String, characterWidth: Double, height: Int) -> PictureText {
    var more = self
    for line in text.wrapped(to: Int(Double(width - 2 * x) / characterWidth)) {
      more.bottom += height
      more.texts.append(
        .tag("text", ["class": name, "x": "\(x)", "y": "\(more.bottom - 2)"], [.text(line)]))
    }
    return more
  }
}

/// One column's drawing in a picture, below its name, ending and reason.
private struct Panel {
  static let gap = 5
  static let padding = 1
  static let width = CallDrawing.narrowWidth + 2 * padding
  private static let lineHeight = 15

  private let name: String
  private let ending: String
  private let reason: String
  private let drawing: CallDrawing?

  /// The lines of the ending and the reason, each with its style class.
  let lines: [(text: String, name: String)]

  init<Step>(_ step: Step, in column: String, of comparison: Comparison<Step>) {
    name = column.printable.capitalizedFirst
    ending = comparison.endingInWords(step, in: column)
    reason = comparison.caption(of: step, in: column).printable
    drawing = comparison.drawing(of: step, in: column)
    lines =
      ending.wrapped(to: 23).map { ($0, "ending") } + reason.wrapped(to: 27).map { ($0, "caption") }
  }

  func height(lines: Int) -> Int {
    30 + lines * Self.lineHeight + (drawing?.height ?? 0)
  }

  /// The drawing in words.
  var description: String {
    "\(name): \(ending). \(reason) "
      + (drawing?.sentences ?? []).map { $0 + "." }.joined(separator: " ")
  }

  func parts(height: Int, lines most: Int) -> [HTML] {
    let sheet = HTML.tag(
      "rect",
      ["class": "sheet", "width": "\(Self.width)", "height": "\(height)", "rx": "6"])
    let texts = lines.enumerated().map { place, line in
      text(line.text, line.name, y: 36 + place * Self.lineHeight)
    }
    let top = 30 + most * Self.lineHeight
    let picture = drawing.map {
      HTML.tag("g", ["transform": "translate(\(Self.padding) \(top))"], $0.parts)
    }
    return [sheet, text(name, "name", y: 19)] + texts + [picture].compactMap(\.self)
  }

  private func text(_ words: String, _ name: String, y: Int) -> HTML {
    .tag("text", ["class": name, "x": "7", "y": "\(y)"], [.text(words)])
  }
}
