import TestSupport
import Testing

@testable import KataRunner

/// The likely misconceptions for a failure.
@Suite(.ends(within: 600)) struct KnownMisconceptionTests {
  private static let known = [
    "Order.": ["a #0+4", "b #0+2"],
    "First case.": ["c #0+3"],
    "Second case.": ["c #1+3"],
    "Other line.": ["c #0+5"],
    "Much.": ["d #0+1", "e #0+1", "f #0+1"],
    "Twin.": ["g #0+1"], "Other twin.": ["g #0+1"],
    "One of three.": ["h #0+1"], "Two of three.": ["h #0+1"], "Three of three.": ["h #0+1"],
  ]

  @Test(arguments: [
    (["a #0+4", "b #0+2"], ["Order."]),
    // The arguments and the line tell failures of the same test apart.
    (["c #0+3"], ["First case."]),
    (["c #1+3"], ["Second case."]),
    (["c #0+5"], ["Other line."]),
    (["c #7+9"], []),
    // If the case is unknown, only the test counts.
    (["a", "b"], ["Order."]),
    // A small difference doesn't matter.
    (["d #0+1", "e #0+1"], ["Much."]),
    (["d #0+1", "e #0+1", "f #0+1 #1+1"], ["Much."]),
    // Two mistakes at once.
    (["a #0+4", "b #0+2", "c #1+3"], ["Order.", "Second case."]),
    // Two equally likely misconceptions are named, three aren't.
    (["g #0+1"], ["Other twin.", "Twin."]),
    (["h #0+1"], []),
    (["a #0+4", "b #0+2", "h #0+1"], ["Order."]),
    // Nothing is similar.
    (["x #0+1"], []),
    (["d #0+1", "x #0+1", "y #0+1"], []),
    ([], []),
  ])
  func `names the most similar failures' misconceptions, or none without evidence`(
    _ failed: [String], _ misconceptions: [String]
  ) {
    #expect(KnownMisconception.behind(Set(failed), of: Self.known) == misconceptions)
  }

  @Test(arguments: [
    (["a #0+1", "second: b #0+1", "second: c #0+1", "third: d #0+1"], ["First."]),
    (["second: b #0+1", "third: d #0+1"], ["Second."]), (["third: d #0+1"], []),
  ])
  func `considers only the next part`(_ failed: [String], _ misconceptions: [String]) {
    let known = ["First.": ["a #0+1"], "Second.": ["second: b #0+1"]]

    #expect(KnownMisconception.behind(Set(failed), of: known) == misconceptions)
  }

  @Test func `knows which cases and lines of a test failed`() {
    let run = KataRun(
      [Record.test("asks", line: 3), Record.event("testStarted", "asks")]
        + [Record.event("testCaseEnded", "asks")]
        + [Record.issue("asks", line: 8), Record.issue("asks", line: 8)]
        + [Record.event("testCaseEnded", "asks"), Record.issue("asks", file: "Other.swift")]
        + [Record.event("testCaseEnded", "asks"), Record.event("testEnded", "asks")])

    #expect(run.tests.map(\.evidence) == ["asks #1+5 #2+0"])
  }
}
