import TestSupport
import Testing
import Transcripts

@testable import ComparisonReport

@Suite(.ends(within: 600)) struct NoticesTests {
  @Test(arguments: [
    ("3 1, 3 1, 3 0", "only c shows 3 without reaching the network."),
    ("3 0, 3 1, 3 0", "a and c show 3 without reaching the network."),
    ("failed 1, 3 1, 3 1", "a fails, the others show 3."),
    ("failed 1, refused 0, - 0", "a fails, b refuses without reaching the network."),
    ("failed 1, 3 1, 3 0", "a fails, b shows 3, c does so without reaching the network."),
    (
      "3 1, 2 0, 2 1",
      "a shows 3, b shows 2 without reaching the network, c shows 2 after reaching it."
    ),
    ("died 1, died 1, failed 1", "a and b die, c fails."),
    ("3 1, 2 1, locked 1", "a shows 3, b shows 2, c ends with “locked”."),
    ("3 1, 3 3, 3 1", "b needs 3 requests, the others 1."),
    ("3 2, 3 1, - 0", "a needs 2 requests, b 1."),
    ("3 1, - 0, - 0", "only a can do this."),
    ("3 1, 3 1, - 0", "only c can't do this."),
  ])
  func `says what sets a column apart`(_ outcomes: String, _ words: String) {
    let notices = comparison(outcomes).notices
    #expect(notices.contains("5 search: " + words), "\(notices)")
  }

  @Test func `says who alone shows other lines`() {
    var sample = comparison("3 1, 3 1, 3 1")
    sample.transcripts["b"]?.rows[0].cell.shows = ["another line"]
    #expect(sample.notices == ["5 search: only b shows other lines."])
    sample.transcripts["b"]?.rows[0].cell.reaches = ["GET", "GET"]
    #expect(
      sample.notices == ["5 search: b needs 2 requests, the others 1; only b shows other lines."])
  }

  @Test(arguments: ["3 1, 3 1", "- 0, - 0", "3 1"])
  func `is silent where nothing differs`(_ outcomes: String) {
    let sample = comparison(outcomes)
    #expect(sample.notices == [])
    #expect(!sample.text(.matrix, width: 80, colour: false).contains("What to notice"))
  }

  @Test func `leaves a program that failed out of it`() {
    var sample = comparison("3 1, 3 2, 3 1")
    sample.transcripts["c"] = nil
    #expect(sample.notices == ["5 search: b needs 2 requests, a 1."])
    sample.transcripts["b"] = nil
    #expect(sample.notices == [])
  }

  @Test func `picks a few, in the order of the steps, and says what is the same once`() {
    let notices = Sample.comparison.notices
    #expect((4...Comparison<Step>.mostNotices).contains(notices.count))
    #expect(
      notices.contains("6 same search: only proxy shows 3 cafés without reaching the network."))
    #expect(
      notices.contains("5 search and 7 next page: facade needs 3 requests, bridge 2, the others 1.")
    )
    #expect(notices.contains("10 recombine: only adapter can do this."))
  }

  @Test func `leaves out what tells least, however early it comes`() {
    var sample = comparison("3 1, 3 1")
    let steps = Step.allCases.prefix(3 + Comparison<Step>.mostNotices)
    sample.transcripts["a"]?.rows = steps.map { .init(step: $0, cell: Sample.cell("3", 1)) }
    sample.transcripts["b"]?.rows = steps.enumerated().map { index, step in
      .init(
        step: step, cell: index < 3 ? Sample.cell("3", index + 2) : Sample.cell("\(index + 1)", 1))
    }
    #expect(sample.noticed.map(\.steps) == steps.dropFirst(3).map { [$0] })
  }

  @Test func `changes with the run`() {
    var sample = Sample.comparison
    sample.transcripts["proxy"]?.rows[5].cell.reaches = ["GET"]
    #expect(!sample.notices.contains { $0.hasPrefix("6 same search: only proxy") })
    sample.transcripts["adapter"]?.rows[5].cell.reaches = []
    #expect(
      sample.notices.contains(
        "6 same search: only adapter shows 3 cafés without reaching the network."))
  }

  /// Columns a, b and c, each given by outcome and number of requests.
  private func comparison(_ outcomes: String) -> Comparison<Step> {
    let outcomes = outcomes.split(separator: ", ").map { $0.split(separator: " ") }
    let columns = Array(["a", "b", "c"].prefix(outcomes.count))
    let transcripts = zip(columns, outcomes).map { column, outcome in
      let cell = Sample.cell(String(outcome[0]), Int(outcome[1]) ?? 0)
      let row = Transcript<Step>.Row(step: .search, cell: cell)
      return (column, Transcript(column: column, built: [], rows: [row]))
    }
    return Comparison(columns: columns, transcripts: Dictionary(uniqueKeysWithValues: transcripts))
  }
}
