import TerminalText
import Transcripts

extension Page {
  /// The table of all steps, with a legend.
  var matrix: HTML {
    .tag(
      "section", ["class": "matrix", "id": "matrix", "aria-labelledby": "matrix-heading"],
      [
        .tag("h2", ["id": "matrix-heading"], [.text(steps.count == 1 ? "The step" : "All steps")]),
        guessSwitch, table(of: steps, labelledBy: "matrix-heading"), score,
        list(legend(of: steps), "legend"),
        list(comparison.footnotes(of: steps), "legend footnotes"),
        list(comparison.troubles, "troubles"),
      ].filter { !$0.isEmptyList })
  }

  /// A table with one line per step.
  ///
  /// The ARIA roles are explicit: on a phone, the style sheet changes the layout of the rows, and
  /// browsers then don't treat them as a table.
  func table(
    of steps: [Step], labelledBy heading: String, title: (Step) -> String = \.shortName,
    reason: (Step) -> String? = { _ in nil }
  ) -> HTML {
    let names = ["step"] + comparison.columns.map(\.capitalizedFirst)
    let head = names.map { name in
      HTML.tag("th", ["scope": "col", "role": "columnheader"], [words(name)])
    }
    let rows = steps.flatMap { step in
      let heading = HTML.tag(
        "th", ["scope": "row", "role": "rowheader"],
        [.tag("a", ["href": "#\(step.rawValue)"], [.text(title(step))])])
      let cells = comparison.columns.map { matrixCell(step, in: $0) }
      let below = reason(step).map { words in
        let cell = HTML.tag(
          "td", ["role": "cell", "colspan": "\(names.count)"], [.text(words)])
        return HTML.tag("tr", ["role": "row", "class": "because"], [cell])
      }
      return [HTML.tag("tr", ["role": "row"], [heading] + cells)] + [below].compactMap(\.self)
    }
    return .tag(
      "table", ["role": "table", "aria-labelledby": heading],
      [
        .tag("thead", ["role": "rowgroup"], [.tag("tr", ["role": "row"], head)]),
        .tag("tbody", ["role": "rowgroup"], rows),
      ])
  }

  private func matrixCell(_ step: Step, in column: String) -> HTML {
    let isNotable = comparison.isNotable(step, in: column)
    let words: [HTML] =
      [
        .tag("span", ["class": "where"], [.text("\(column.capitalizedFirst) ")]),
        .tag("span", ["class": "mark"], ["?"]),
      ] + outcome(of: step, in: column)
      + (isNotable ? [.tag("span", ["class": "aside"], [" (worth noticing)"])] : [])
    let isTaken = comparison.shown(step, in: column).isTaken
    let kind = isNotable ? "apart" : isTaken ? "alike" : "nothing"
    return .tag(
      "td", ["role": "cell", "class": kind],
      [.tag("a", ["href": "#\(address(step, column))"], words)])
  }

  /// A cell's ending: a sign, the outcome, the number of requests, and an asterisk if the vendor
  /// causes it.
  func outcome(of step: Step, in column: String, isWhole: Bool = false) -> [HTML] {
    let cell = comparison.shown(step, in: column)
    let sign = sign(of: cell)
    let accident = comparison.reason(step, in: column)?.accident.map { owner in
      HTML.tag(
        "span", ["class": "count accident"],
        ["*", .tag("span", ["class": "aside"], [.text(" \(owner)’s doing")])])
    }
    return [
      .tag("span", ["class": "sign \(sign.kind)", "aria-hidden": "true"], [.text(sign.sign)])
    ]
      + [isWhole ? .tag("span", ["class": "outcome"], [.text(cell.outcome)]) : words(cell.outcome)]
      + (comparison.requests(of: cell).map { [" ", count($0)] } ?? [])
      + [accident].compactMap(\.self)
  }

  /// A sign for the outcome, for readers who can't see colors.
  private func sign(of cell: Cell) -> (kind: String, sign: String) {
    switch cell.outcome {
    case "blocked": ("blocked", "⊘")
    case "error", Cell.crashed: ("error", "✕")
    case Cell.nothing, Cell.unknown: ("nothing", "–")
    default: ("worked", "✓")
    }
  }

  /// An outcome. Only long ones may be broken.
  func words(_ text: String) -> HTML {
    // The cell shows longer outcomes in full.
    let text = text.printable.truncated(to: 60)
    let isLong = text.displayWidth > 14
    return .tag("span", ["class": isLong ? "outcome long" : "outcome"], [.text(text)])
  }

  /// The number of requests, with a word for screen readers.
  private func count(_ count: Int) -> HTML {
    .tag(
      "span", ["class": count == 0 ? "count none" : "count"],
      [
        .text("\(count)"),
        .tag("span", ["class": "aside"], [.text(count == 1 ? " request" : " requests")]),
      ])
  }

  /// The legend of a table.
  func legend(of steps: [Step]) -> [String] {
    let isSetOff = steps.contains { comparison.notice($0) != nil }
    let sign = "Bold, with a bar: worth noticing."
    let lines = comparison.legend(of: steps).map { line in
      line.replacing("--step NAME shows why", with: "The cell shows why")
    }
    return lines + (isSetOff ? [sign] : [])
  }
}

extension HTML {
  /// Whether it is a list without items, which is left out.
  var isEmptyList: Bool {
    if case .element(let name, _, let items) = self {
      "\(name)" == "ul" && items.isEmpty
    } else {
      false
    }
  }
}
