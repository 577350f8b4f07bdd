import ComparisonReport

extension ChangeTable {
  private var headings: [String] {
    ["change"] + ChangedColumn.allCases.map(\.rawValue) + ["screens"]
  }

  /// What stands below the table.
  private var ends: [String] { usedLegend.map { "\($0.sign): \($0.meaning)" } + notices }

  /// The table as Markdown.
  var markdown: String {
    let body = rows.map { row in
      ["\(row.number) \(row.title)"]
        + ChangedColumn.allCases.map { row.words($0).joined(separator: ", ") }
        + [row.screens?.sign ?? ""]
    }
    let table = ([headings] + body).map { $0.map(\.markdown) }.markdownTable()
    return table + "\n" + ends.markdownList
  }

  /// The table as a page of its own, a heat map: the more lines, the darker.
  var html: String {
    let heading = "The price of a change"
    let body: [HTML] = [
      .tag("h1", [:], [.text(heading)]),
      .tag(
        "div", ["class": "picture", "tabindex": "0", "role": "region", "aria-label": heading],
        [.table(headings, rows.map(cells))]),
      .tag("p", ["class": "key"], [.text("Lines touched:")] + Self.key),
      .tag("ul", [:], ends.map { .tag("li", [:], [.text($0)]) }),
    ]
    return HTML.page(heading, style: Self.style, .tag("body", [:], [.tag("main", [:], body)]))
  }

  private func cells(_ row: ChangeRow) -> [HTML] {
    let title = HTML.tag(
      "th", ["scope": "row"],
      [
        .text("\(row.number) \(row.title)"),
        .tag("small", [:], [.text(row.sentences.joined(separator: " ").replacing("`", with: ""))]),
      ])
    let cells = ChangedColumn.allCases.map { column in
      HTML.tag(
        "td", ["class": Self.heat(row[column])],
        [
          .tag("b", [:], [.text(row[column].sign)]),
          .tag("small", [:], [.text(row.teller(column) ?? "")]),
        ])
    }
    return [title] + cells + [.tag("td", [:], [.text(row.screens?.sign ?? "")])]
  }

  private static let key = zip(["none", "1 or 2", "to 8", "to 32", "more"], 0...).map {
    words, heat in
    HTML.tag("span", ["class": "heat\(heat)"], [.text(words)])
  }

  /// How much was touched, in five classes, each four times the last.
  private static func heat(_ cell: ChangeRow.Cell) -> String {
    cell.notHere == nil ? "heat\([0, 2, 8, 32].count { cell.touched.lines > $0 })" : "none"
  }

  private static let style = """
    body { margin: 0 auto; max-width: 70rem; padding: 1.5rem 1rem 3rem; background: Canvas; color: CanvasText;
      font: 1rem/1.4 system-ui, sans-serif; }
    .picture { overflow-x: auto; }
    table { border-collapse: separate; border-spacing: 3px; }
    th { font-weight: 600; text-align: start; vertical-align: top; padding: 0.3rem 0.5rem; }
    tbody th { min-width: min(16rem, 34vw); }
    td { min-width: 5.2rem; padding: 0.3rem 0.5rem; border-radius: 6px; vertical-align: top;
      font-variant-numeric: tabular-nums; white-space: nowrap; }
    small { display: block; font-weight: 400; font-size: 0.8rem; }
    .key { display: flex; flex-wrap: wrap; gap: 0.4rem; }
    .key span { padding: 0 0.5rem; border-radius: 6px; }
    .none { border: 1px dashed GrayText; }
    .heat0 { background: #e3f1e4; color: #000; }
    .heat1 { background: #f7edc4; color: #000; }
    .heat2 { background: #f6d08c; color: #000; }
    .heat3 { background: #e8935a; color: #000; }
    .heat4 { background: #a83a2a; color: #fff; }
    li { margin: 0.25rem 0; max-width: 46rem; }

    """
}
