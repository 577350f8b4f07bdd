import TerminalText
import Transcripts

extension Page {
  /// A step: its cells side by side, below their common call.
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
      [heading] + code(folded.call) + drawings(step)
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
      [.text(column.capitalizedFirst), ": "] + outcome(of: step, in: column, isWhole: true))
    let why = comparison.why(step, in: column).map { HTML.tag("p", ["class": "why"], [.text($0)]) }
    let own = cell.call.printableLines == call || cell.call.isEmpty ? [] : cell.call.printableLines
    let content: [HTML] =
      cell.isTaken
      ? [why].compactMap(\.self) + [.tag("div", ["class": "facts"], facts(of: cell, own: own))]
        + figure(of: step, in: column)
      : [.tag("p", ["class": "reason"], [.text(comparison.caption(of: step, in: column))])]
    return .tag(
      "article", ["class": "cell", "id": id],
      [neighbors(step, of: column), heading] + guess(step, in: column) + content)
  }

  /// The links to the same step in the other columns.
  private func neighbors(_ step: Step, of column: String) -> HTML {
    let links = comparison.columns.map { other in
      let link: KeyValuePairs<StaticString, String> =
        other == column
        ? ["href": "#\(address(step, other))", "aria-current": "true"]
        : ["href": "#\(address(step, other))"]
      return HTML.tag("li", [:], [.tag("a", link, [.text(other)])])
    }
    return .tag(
      "nav",
      ["class": "neighbors", "aria-label": "\(step.shortName): \(column) and the other columns"],
      [.tag("ul", [:], links)])
  }

  private var closing: [HTML] {
    isClosed
      ? [.tag("p", ["class": "back"], [.tag("a", ["href": "#matrix"], ["Back to all steps"])])]
      : []
  }

  private func facts(of cell: Cell, own: [String]) -> [HTML] {
    var facts: [HTML] = []
    if !own.isEmpty { facts += [.tag("h4", [:], ["This version’s call"])] + code(own) }
    facts += [.tag("h4", [:], ["The user sees"]), list(cell.shows)]
    if !cell.passes.isEmpty { facts += [.tag("h4", [:], ["The call becomes"]), list(cell.passes)] }
    if comparison.reachesNetwork {
      facts.append(.tag("h4", [:], ["Network"]))
      facts.append(
        cell.reaches.isEmpty
          ? .tag("p", ["class": "none"], ["nothing"]) : list(cell.reaches, isCode: true))
    }
    if !cell.logs.isEmpty { facts += [.tag("h4", [:], ["Log"]), list(cell.logs)] }
    return facts
  }

  func list(_ lines: [String], _ name: String = "lines", isCode: Bool = false) -> HTML {
    let items = lines.flatMap(\.printableLines).map { line in
      HTML.tag("li", [:], [isCode ? .tag("code", [:], [.text(line)]) : .text(line)])
    }
    return .tag("ul", ["class": name], items)
  }

  func code(_ lines: [String]) -> [HTML] {
    guard !lines.isEmpty else { return [] }
    return [.tag("pre", [:], [.tag("code", [:], [.text(lines.joined(separator: "\n"))])])]
  }
}
