import Transcripts

/// A cell can stay closed until the reader guesses its content. The inputs hold the guess, and the
/// style sheet compares it with the answer, without a script.
extension Page {
  /// The switch that closes the cells.
  var guessSwitch: HTML {
    let input = HTML.void(
      "input", ["type": "checkbox", "id": "guess-first", "autocomplete": "off"])
    let words: HTML = " Guess first: a cell stays closed until you guess how its call ends"
    return .tag("p", ["class": "switch"], [.tag("label", [:], [input, words])])
  }

  /// The number of right guesses. The style sheet counts the inputs before this element.
  var score: HTML {
    .tag("p", ["class": "score"], ["Cells guessed right: "])
  }

  /// The questions about a cell; none if its program failed.
  func guess(_ step: Step, in column: String) -> [HTML] {
    guard let cell = comparison.cell(step, in: column) else { return [] }
    let name = address(step, column)
    let requests = comparison.digit(of: cell)
    let outcomes = comparison.choices(of: step).map { outcome in
      let isAlone = outcome == Cell.nothing || !comparison.reachesNetwork
      return choice(
        "\(name)-ends", words(outcome),
        [outcome == cell.outcome ? "right" : nil, isAlone ? "alone" : nil])
    }
    let numbers = (0...mostRequests).map {
      choice("\(name)-counts", .text("\($0)"), [$0 == requests ? "right" : nil])
    }
    let verdict = [("hit", "Right. Your guess:"), ("miss", "Wrong. Your guess:")].map {
      HTML.tag("span", ["class": $0.0], [.text($0.1)])
    }
    let show = HTML.void("input", ["type": "checkbox", "class": "show"])
    let questions =
      [question("ends", "How does the call end?", outcomes)]
      + (comparison.reachesNetwork
        ? [question("counts", "How many requests reach the network?", numbers)] : [])
    return [
      .tag(
        "div",
        ["class": "guess", "role": "group", "aria-label": "Guess: \(column), \(step.shortName)"],
        [.tag("p", ["role": "status"], verdict)] + questions
          + [.tag("p", ["class": "ready"], [.tag("label", [:], [show, " Show the cell"])]), score])
    ]
  }

  private func question(_ kind: String, _ words: String, _ choices: [HTML]) -> HTML {
    .tag("fieldset", ["class": kind], [.tag("legend", [:], [.text(words)])] + choices)
  }

  private func choice(_ name: String, _ words: HTML, _ kinds: [String?]) -> HTML {
    let kinds = kinds.compactMap(\.self).joined(separator: " ")
    return .tag(
      "label", [:], [.void("input", ["type": "radio", "name": name, "class": kinds]), words])
  }

  private var mostRequests: Int {
    let cells = comparison.transcripts.values.flatMap { $0.rows.map(\.cell) }
    return max(3, cells.compactMap(comparison.digit).max() ?? 0)
  }

  /// The rules that hide unguessed cells in the table and count the guesses.
  var guessRules: String {
    let asked = steps.flatMap { step in
      comparison.columns.filter { comparison.cell(step, in: $0) != nil }.map { address(step, $0) }
    }
    guard !asked.isEmpty else { return "" }
    func rule(_ body: String, _ condition: (String) -> String) -> String {
      asked.map { "main\(condition("#\($0)")) .matrix a[href=\"#\($0)\"]" }
        .joined(separator: ",\n") + " { \(body) }\n"
    }
    return "@media screen {\n"
      + rule(
        "--answer: none; --mark: inline; border-inline-start-color: var(--line); font-weight: 400; color: inherit"
      ) { ":has(#guess-first:checked):not(:has(\($0) .show:checked))" }
      + rule("counter-increment: guessed") { ":has(\($0) .show:checked)" }
      + rule("counter-increment: guessed right") {
        ":has(\($0) .show:checked):has(\($0) .ends .right:checked)"
          + ":has(\($0) .right.alone:checked, \($0) .counts .right:checked)"
      } + "}\n"
  }
}
