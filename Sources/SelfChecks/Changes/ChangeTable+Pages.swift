import ComparisonReport

extension ChangeTable {
  /// The table as Markdown.
  var markdown: String {
    let head = ["change"] + ChangedColumn.allCases.map(\.rawValue) + ["screens"]
    let body = rows.map { row in
      ["\(row.number) \(row.title)"]
        + ChangedColumn.allCases.map { column in
          [Self.sign(row[column]), Self.teller(row[column], isWish: row.wish != nil)]
            .filter { !$0.isEmpty }.joined(separator: ", ")
        } + [row.screens.map(Self.sign) ?? ""]
    }
    let table = ([head.map(\.markdown), head.map { _ in "---" }] + body.map { $0.map(\.markdown) })
      .map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
    return table + "\n" + ends.map { "- \($0.markdown)\n" }.joined()
  }

  /// The table as a page of its own, a heat map: the more lines, the darker.
  var html: String {
    let heading = "The price of a change"
    let head = HTML.tag(
      "head", [:],
      [
        .void("meta", ["charset": "utf-8"]),
        .void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
        .void("meta", ["name": "color-scheme", "content": "light dark"]),
        .tag("title", [:], [.text(heading)]), .style(Self.style),
      ])
    let titles = ["change"] + ChangedColumn.allCases.map(\.rawValue) + ["screens"]
    let body: [HTML] = [
      .tag("h1", [:], [.text(heading)]),
      .tag(
        "div", ["class": "picture", "tabindex": "0", "role": "region", "aria-label": heading],
        [
          .tag(
            "table", [:],
            [
              .tag(
                "thead", [:],
                [.tag("tr", [:], titles.map { .tag("th", ["scope": "col"], [.text($0)]) })]),
              .tag("tbody", [:], rows.map(line)),
            ])
        ]),
      .tag("ul", [:], ends.map { .tag("li", [:], [.text($0)]) }),
    ]
    let page = HTML.tag(
      "html", ["lang": "en"], [head, .tag("body", [:], [.tag("main", [:], body)])])
    return "<!DOCTYPE html>\n\(page.source)\n"
  }

  private var ends: [String] { usedLegend.map { "\($0.sign): \($0.meaning)" } + notices }

  private func line(_ row: ChangeRow) -> HTML {
    let words = [row.vendor, row.own, row.wish].compactMap(\.self).joined(separator: " ")
      .replacing("`", with: "")
    let title = HTML.tag(
      "th", ["scope": "row"],
      [.text("\(row.number) \(row.title)"), .tag("small", [:], [.text(words)])])
    let cells = ChangedColumn.allCases.map { column in
      let cell = row[column]
      let teller = Self.teller(cell, isWish: row.wish != nil)
      return HTML.tag(
        "td", ["class": Self.heat(cell)],
        [.tag("b", [:], [.text(Self.sign(cell))]), .tag("small", [:], [.text(teller)])])
    }
    return .tag(
      "tr", [:], [title] + cells + [.tag("td", [:], [.text(row.screens.map(Self.sign) ?? "")])])
  }

  /// How much was touched, in five classes, each four times the last.
  static func heat(_ cell: ChangeRow.Cell) -> String {
    if cell.notHere != nil { return "none" }
    return switch cell.touched.lines {
    case 0: "heat0"
    case ...2: "heat1"
    case ...8: "heat2"
    case ...32: "heat3"
    default: "heat4"
    }
  }

  private static let style = """
    body { margin: 0 auto; max-width: 70rem; padding: 1.5rem 1rem 3rem; background: Canvas; color: CanvasText;
      font: 1rem/1.4 system-ui, sans-serif; }
    .picture { overflow-x: auto; }
    table { border-collapse: separate; border-spacing: 3px; }
    th { font-weight: 600; text-align: start; vertical-align: top; padding: 0.3rem 0.5rem; }
    tbody th { min-width: min(16rem, 42vw); }
    td { min-width: 5.2rem; padding: 0.3rem 0.5rem; border-radius: 6px; vertical-align: top;
      font-variant-numeric: tabular-nums; white-space: nowrap; }
    small { display: block; font-weight: 400; font-size: 0.8rem; }
    .none { border: 1px dashed GrayText; }
    .heat0 { background: #e3f1e4; color: #000; }
    .heat1 { background: #f7edc4; color: #000; }
    .heat2 { background: #f6d08c; color: #000; }
    .heat3 { background: #e8935a; color: #000; }
    .heat4 { background: #a83a2a; color: #fff; }
    li { margin: 0.25rem 0; max-width: 46rem; }

    """
}
