import CommandLineSupport
import TerminalText
import Transcripts

/// Lets the user predict cells before they are shown, and keeps the score.
struct Prediction<Step: NamedStep> {
  /// The maximum number of cells in one game.
  static var mostCells: Int { 10 }

  private let comparison: Comparison<Step>
  private let cells: [(step: Step, column: String)]
  private let width: Int
  private let color: Bool
  private var right = 0

  /// - Parameters:
  ///   - columns: The columns to ask about. The choices come from all columns.
  ///   - steps: The steps to ask about.
  init(
    _ comparison: Comparison<Step>, columns: [String], steps: [Step], width: Int, color: Bool
  ) {
    self.comparison = comparison
    cells = steps.flatMap { step in
      columns.filter { comparison.cell(step, in: $0) != nil }.map { (step, $0) }
    }
    self.width = width
    self.color = color
  }

  /// Asks about cells in random order, until the last one or until the user quits.
  mutating func play(
    shuffledBy random: inout some RandomNumberGenerator, key: () -> Character?,
    say: (String) throws(ProgramError) -> Void = StandardOutput.write
  ) throws(ProgramError) {
    let words = comparison.reachesNetwork ? [comparison.endingWords] : []
    try say(text(words.lines(.quiet) + comparison.troubles.lines(.trouble)))
    let asked = cells.shuffled(using: &random).prefix(Self.mostCells)
    for (place, (step, column)) in asked.enumerated() {
      var alone = comparison
      alone.columns = [column]
      let folded = Folded(step, of: alone)
      // A missing call would reveal that the version can't take the step.
      let call = folded.call.isEmpty ? Folded(step, of: comparison).call : folded.call
      try say(
        "\nCell \(place + 1) of \(asked.count): \(column.printable)\n"
          + alone.title(step, call: call, width: width, color: color))

      let choices = Self.keys(for: comparison.choices(of: step))
      let offer = choices.map { "  \($0.key)  \(Self.words($0.outcome))" }
      try say(
        text(
          ["How does the call end? Press a key, or q to quit."].lines() + offer.lines(hanging: 5)
            + comparison.forwarding(in: [step]).lines(.quiet)))
      guard let outcome = choice(choices, key) else { return try say("\n") }
      try say("> \(Self.words(outcome).truncated(to: width - 2))\n")
      var requests: Int?
      if comparison.reachesNetwork, outcome != Cell.nothing {
        try say("How many requests reach the network? 0 to 9: ")
        guard let number = choice((0...9).map { (Character("\($0)"), $0) }, key) else {
          return try say("\n")
        }
        try say("\(number)\n")
        requests = number
      }

      let cell = comparison.shown(step, in: column)
      let truth = Self.words(cell.outcome, comparison.digit(of: cell))
      let isRight = outcome == cell.outcome && requests == comparison.digit(of: cell)
      right += isRight ? 1 : 0
      let verdict =
        isRight
        ? Line(text: "Right: \(truth).", style: .heading)
        : outcome == cell.outcome
          ? Line(text: "Almost: \(truth), not \(requests ?? 0).", style: .trouble)
          : Line(text: "No: \(truth), not \(Self.words(outcome, requests)).", style: .trouble)
      try say(
        "\n" + text([verdict]) + alone.stacked(folded, width: width, color: color)
          + "Score: \(right) of \(place + 1) \(place == 0 ? "cell" : "cells")\n")
    }
  }

  private func text(_ lines: [Line]) -> String {
    TextGrid(widths: [width], color: color).row([lines])
  }

  /// The choice for the next valid key; nil if the user quits.
  private func choice<Choice>(
    _ choices: [(key: Character, Choice)], _ key: () -> Character?
  ) -> Choice? {
    while let typed = key()?.lowercased(), typed != "q" {
      if let choice = choices.first(where: { String($0.key) == typed }) { return choice.1 }
    }
    return nil
  }

  /// A key for each outcome: its first letter that is still free.
  static func keys(for outcomes: [String]) -> [(key: Character, outcome: String)] {
    var free = Array("abcdefghijklmnoprstuvwxyz0123456789")
    return outcomes.compactMap { outcome in
      if outcome == Cell.nothing { return ("-", outcome) }
      let own = outcome.lowercased().first(where: free.contains) ?? free.first
      free.removeAll { $0 == own }
      return own.map { ($0, outcome) }
    }
  }

  /// An outcome and its number of requests, in words.
  private static func words(_ outcome: String, _ requests: Int? = nil) -> String {
    requests.map { "\(outcome.printable), \(String.requests($0))" } ?? outcome.printable
  }
}
