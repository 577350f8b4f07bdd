import CommandLineSupport
import TerminalText
import TestSupport
import Testing
import Transcripts

@testable import ComparisonReport

@Suite(.ends(within: 600)) struct PredictionTests {
  @Test
  func `offers the outcomes of the step, in the order of the comparison, and at least three`() {
    for step in Step.allCases {
      let choices = Sample.comparison.choices(of: step)
      let own = Sample.columns.map { Sample.comparison.shown(step, in: $0).outcome }
      #expect(Set(own).isSubset(of: choices) && choices.count >= 3, "\(step)")
    }
    #expect(Sample.comparison.choices(of: .search) == ["blocked", "3 cafés", "error"])
    #expect(Sample.comparison.choices(of: .bestRated) == ["blocked", "3 cafés", "n/a"])
    #expect(
      Sample.oneStep(.search, ["a": Sample.cell("x", 1)]).choices(of: .search)
        == ["x", "blocked", "error"])
    #expect(Sample.failing("proxy", "hung").choices(of: .repeatSearch).count == 3)
  }

  @Test func `gives each outcome its own key, but never the key that quits`() {
    let outcomes = [
      "forwarded, twice", "forwarded", "fan-out", "n/a", "quit", "3 cafés", "3", "", "é",
    ]
    let keys = Prediction<Step>.keys(for: outcomes).map { String($0.key) }

    #expect(keys == ["f", "o", "a", "-", "u", "3", "b", "c", "d"])
  }

  @Test func `explains the words for forwarded calls before it asks for one`()
    throws
  {
    let forwarded = try Game(
      Sample.comparison, steps: [.forwarded], columns: ["adapter"], typing: "q")
    let search = try Game(Sample.comparison, steps: [.search], columns: ["adapter"], typing: "q")

    #expect(forwarded.beforeAnswers[0].contains("Translated:"))
    #expect(!search.text.contains("Translated:"))
  }

  @Test func `asks before it shows a cell, gives the reason, and keeps the score`() throws {
    let sample = Sample.oneStep(
      .search, ["a": Sample.cell("3 cafés", 2), "b": .nothing(because: "Not its job.")])

    let game = try Game(sample, columns: ["b"], typing: "X-")
    let other = try Game(sample, columns: ["a"], typing: "B1")

    #expect(
      game.text == """
        Blocked: the call itself sent no request. Error: a request went out, and the
          call failed.

        Cell 1 of 1: b
        5 search  search for coffee
          await run()

        How does the call end? Press a key, or q to quit.
          3  3 cafés
          -  n/a
          b  blocked
        > n/a

        Right: n/a.
          b: n/a
            Not its job.
        Score: 1 of 1 cell

        """)
    #expect(
      other.text.hasSuffix(
        """
        > blocked
        How many requests reach the network? 0 to 9: 1

        No: 3 cafés, 2 requests, not blocked, 1 request.
          a: 3 cafés
            user sees  3 cafés
            network    GET /search?offset=0
                       GET /search?offset=1
        Score: 0 of 1 cell

        """))
    #expect(other.beforeAnswers.allSatisfy { !$0.contains("GET") && !$0.contains("sees") })
  }

  @Test func `says if only the number was wrong`() throws {
    let sample = Sample.oneStep(.search, ["a": Sample.cell("3 cafés", 2)])

    #expect(try Game(sample, typing: "31").text.contains("Almost: 3 cafés, 2 requests, not 1."))
  }

  @Test func `is right only if outcome and number are`() throws {
    let sample = Sample.oneStep(.search, ["a": Sample.cell("3 cafés", 2)])

    let scores = try ["32", "31", "e2"].map { try Game(sample, typing: $0).score }

    #expect(scores == ["1 of 1 cell", "0 of 1 cell", "0 of 1 cell"])
  }

  @Test func `asks about ten cells in random order, each once`() throws {
    let first = try Game(Sample.comparison, typing: String(repeating: "-b0", count: 99))
    let second = try Game(Sample.comparison, typing: String(repeating: "-b0", count: 99), seed: 2)

    #expect(first.cells.count == 10 && Set(first.cells).count == 10)
    #expect(first.cells != second.cells && first.score.hasSuffix("of 10 cells"))
  }

  @Test(arguments: ["q", "", "3q", "3", "3\u{1B}\nx"])
  func `ends when the user quits`(_ keys: String) throws {
    let game = try Game(Sample.comparison, steps: [.search], columns: ["proxy"], typing: keys)

    #expect(game.text.hasSuffix("\n") && !game.text.contains("Score"))
  }

  @Test func `asks for no number without requests, and about no column that failed`() throws {
    let silent = Sample.oneStep(.search, ["a": Sample.cell("x", 0), "b": Sample.cell("y", 0)])

    let game = try Game(silent, columns: ["a"], typing: "x")
    let failing = try Game(Sample.failing("proxy", "hung"), columns: ["proxy"], typing: "")

    #expect(game.score == "1 of 1 cell" && !game.text.contains("requests"))
    #expect(failing.text.hasSuffix("\nproxy: hung\n") && failing.cells.isEmpty)
  }

  @Test func `stays within the width whatever the cells hold, with the same words in color`()
    throws
  {
    let keys = String(repeating: "-", count: 99)
    for width in [40, 80] {
      let plain = try Game(Sample.wild, typing: keys, width: width).text
      let colored = try Game(Sample.wild, typing: keys, width: width, color: true).text

      #expect(plain.lines.allSatisfy { $0.displayWidth <= width })
      #expect(colored.contains("\u{1B}[") && !plain.contains("\u{1B}"))
      #expect(colored.replacing(/\u{1B}\[\d+m/, with: "") == plain)
    }
  }
}

/// The output for a user who types some keys.
private struct Game {
  var text = ""
  var beforeAnswers: [String] = []

  var score: String {
    text.lines.last { $0.hasPrefix("Score: ") }.map { String($0.dropFirst(7)) } ?? ""
  }

  /// The step and the column of each question.
  var cells: [String] {
    zip(text.lines, text.lines.dropFirst()).filter { $0.0.hasPrefix("Cell ") }
      .map { "\($0.0.split(separator: ": ").last ?? "") \($0.1)" }
  }

  init(
    _ comparison: Comparison<Step>, steps: [Step] = Step.allCases, columns: [String]? = nil,
    typing keys: String, seed: UInt64 = 1, width: Int = 80, color: Bool = false
  ) throws {
    var prediction = Prediction(
      comparison, columns: columns ?? comparison.columns, steps: steps, width: width,
      color: color)
    var random = SeededNumbers(state: seed)
    var left = Array(keys)[...]
    var (said, before) = ("", [String]())
    try prediction.play(
      shuffledBy: &random,
      key: {
        before.append(said)
        return left.popFirst()
      },
      say: { said += $0 })
    (text, beforeAnswers) = (said, before)
  }
}
