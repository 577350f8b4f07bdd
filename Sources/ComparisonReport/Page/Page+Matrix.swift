import TerminalText
import Transcripts

extension Page {
  /// The matrix, and what its signs mean.
  var matrix: HTML {
    .tag(
      "section", ["class": "matrix", "id": "matrix", "aria-labelledby": "matrix-heading"],
      [
        .tag("h2", ["id": "matrix-heading"], ["The matrix"]),
        // The roles are spelled out: on a phone the style sheet lays the rows out anew, and
        // browsers then no longer take them for a table.
        guessSwitch,
        .tag("table", ["role": "table"], [caption, tableHead, tableBody]),
        score,
        .tag("ul", ["class": "legend"], legend.map { .tag("li", [:], [.text($0)]) }),
        .tag("ul", ["class": "troubles"], comparison.troubles.map { .tag("li", [:], [.text($0)]) }),
      ].filter { !$0.isEmptyList })
  }

  private var caption: HTML {
    let counted = comparison.reachesNetwork ? ", and how many requests reached the network" : ""
    return .tag("caption", [:], [.text("How each step ended\(counted)")])
  }

  private var tableHead: HTML {
    let names = ["step"] + comparison.columns
    let cells = names.map { name in
      HTML.tag("th", ["scope": "col", "role": "columnheader"], [words(name)])
    }
    return .tag("thead", ["role": "rowgroup"], [.tag("tr", ["role": "row"], cells)])
  }

  private var tableBody: HTML {
    let rows = steps.map { step in
      let heading = HTML.tag(
        "th", ["scope": "row", "role": "rowheader"],
        [.tag("a", ["href": "#\(step.rawValue)"], [.text(step.shortName)])])
      let cells = comparison.columns.map { matrixCell(step, in: $0) }
      return HTML.tag("tr", ["role": "row"], [heading] + cells)
    }
    return .tag("tbody", ["role": "rowgroup"], rows)
  }

  private func matrixCell(_ step: Step, in column: String) -> HTML {
    let cell = comparison.shown(step, in: column)
    var words: [HTML] = [
      .tag("span", ["class": "where"], [.text("\(column) ")]),
      .tag("span", ["class": "mark"], ["?"]), words(cell.outcome),
    ]
    if cell.isTaken, comparison.reachesNetwork { words += [" ", count(of: cell)] }
    let standsOut = comparison.standsOut(step, in: column)
    if standsOut { words.append(.tag("span", ["class": "aside"], [" (differs)"])) }
    let kind = cell.isTaken ? standsOut ? "apart" : "alike" : "nothing"
    return .tag(
      "td", ["role": "cell", "class": kind],
      [.tag("a", ["href": "#\(address(step, column))"], words)])
  }

  /// A word or two that stay on a line; more of them may break.
  func words(_ text: String) -> HTML {
    // What is longer than a few words stands whole in its cell.
    let text = text.printable.truncated(to: 60)
    let isLong = text.displayWidth > 14
    return .tag("span", ["class": isLong ? "outcome long" : "outcome"], [.text(text)])
  }

  /// The number of requests; who can't see how it is set is told what it counts.
  func count(of cell: Cell) -> HTML {
    let count = cell.reaches.count
    return .tag(
      "span", ["class": count == 0 ? "count none" : "count"],
      [
        .text("\(count)"),
        .tag("span", ["class": "aside"], [.text(count == 1 ? " request" : " requests")]),
      ])
  }

  private var legend: [String] {
    let isCompared = comparison.columns.count > 1
    let sign = "Bold, with a bar: differs from most of its line."
    let lines = comparison.legend(of: steps).map { line in
      line.replacing("; --step NAME says why", with: "; the cell says why")
    }
    return lines + (isCompared ? [sign] : [])
  }
}

extension HTML {
  /// Whether it is a list without items, which has no place on a page.
  fileprivate var isEmptyList: Bool {
    if case .element(let name, _, let items) = self {
      "\(name)" == "ul" && items.isEmpty
    } else {
      false
    }
  }
}
