import TerminalText
import Transcripts

extension Page {
  /// A step: its cells side by side, under the call that they share.
  func section(_ step: Step) -> HTML {
    let folded = Folded(step, of: comparison)
    let id = "\(step.rawValue)-heading"
    let heading = HTML.tag(
      "h2", ["id": id],
      [
        .text("\(step.number) \(step.title.capitalizedFirst) "),
        .tag("code", ["class": "name"], [.text(step.rawValue)]),
      ])
    return .tag(
      "section", ["class": "step", "id": step.rawValue, "aria-labelledby": id],
      [heading] + code(folded.call)
        + [
          .tag(
            "div", ["class": "columns"],
            comparison.columns.map { cell(step, in: $0, sharing: folded.call) })
        ] + closing)
  }

  private func cell(_ step: Step, in column: String, sharing call: [String]) -> HTML {
    let cell = comparison.shown(step, in: column)
    let id = address(step, column)
    let heading = HTML.tag(
      "h3", [:],
      [
        .text(column), ": ", .tag("span", ["class": "outcome"], [.text(cell.outcome)]),
      ] + (cell.isTaken && comparison.reachesNetwork ? [" ", count(of: cell)] : []))
    let own = cell.call.printableLines == call || cell.call.isEmpty ? [] : cell.call.printableLines
    let content: [HTML] =
      cell.isTaken
      ? [.tag("div", ["class": "facts"], facts(of: cell, own: own))] + figure(of: cell, in: column)
      : [.tag("p", ["class": "reason"], [.text(reason(cell, in: column))])]
    return .tag(
      "article", ["class": "cell", "id": id],
      [neighbours(step, of: column), heading] + guess(step, in: column) + content)
  }

  private func reason(_ cell: Cell, in column: String) -> String {
    comparison.failures[column] ?? cell.shows.joined(separator: " ")
  }

  /// The ways to the same step in the other columns.
  private func neighbours(_ step: Step, of column: String) -> HTML {
    let links = comparison.columns.map { other in
      let link: KeyValuePairs<StaticString, String> =
        other == column
        ? ["href": "#\(address(step, other))", "aria-current": "true"]
        : ["href": "#\(address(step, other))"]
      return HTML.tag("li", [:], [.tag("a", link, [.text(other)])])
    }
    return .tag(
      "nav", ["class": "neighbours", "aria-label": "\(step.shortName), by column, at \(column)"],
      [.tag("ul", [:], links)])
  }

  private var closing: [HTML] {
    scope == .matrix
      ? [.tag("p", ["class": "back"], [.tag("a", ["href": "#matrix"], ["Back to the matrix"])])]
      : []
  }

  private func facts(of cell: Cell, own: [String]) -> [HTML] {
    var facts: [HTML] = []
    if !own.isEmpty { facts += [.tag("h4", [:], ["Its own call"])] + code(own) }
    facts += [.tag("h4", [:], ["The user saw"]), list(cell.shows)]
    if !cell.passes.isEmpty { facts += [.tag("h4", [:], ["Was passed on"]), list(cell.passes)] }
    if comparison.reachesNetwork {
      facts.append(.tag("h4", [:], ["Reached the network"]))
      facts.append(
        cell.reaches.isEmpty
          ? .tag("p", ["class": "none"], ["nothing"]) : list(cell.reaches, isCode: true))
    }
    if !cell.logs.isEmpty { facts += [.tag("h4", [:], ["Was logged"]), list(cell.logs)] }
    return facts
  }

  private func list(_ lines: [String], isCode: Bool = false) -> HTML {
    let items = lines.flatMap(\.printableLines).map { line in
      HTML.tag("li", [:], [isCode ? .tag("code", [:], [.text(line)]) : .text(line)])
    }
    return .tag("ul", ["class": "lines"], items)
  }

  private func code(_ lines: [String]) -> [HTML] {
    guard !lines.isEmpty else { return [] }
    return [.tag("pre", [:], [.tag("code", [:], [.text(lines.joined(separator: "\n"))])])]
  }
}

extension String {
  /// The string as it stands at the beginning of a heading.
  fileprivate var capitalizedFirst: String {
    prefix(1).uppercased() + dropFirst()
  }
}
