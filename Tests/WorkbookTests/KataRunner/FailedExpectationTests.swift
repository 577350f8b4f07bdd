import TestSupport
import Testing

@testable import KataRunner

@Suite(.ends(within: 600)) struct FailedExpectationTests {
  @Test(arguments: [
    ("Expectation failed: (asked → [1, 2]) == [1]", "[1, 2]", "[1]"),
    ("Expectation failed: (a → 1) == (b → 2)", "1", "2"),
    (
      #"Expectation failed: (a → "x == y") == (b → "(\"z")"#, #""x == y""#, #""(\"z""#
    ),
    ("Expectation failed: (f(a == b) → true) == false", "true", "false"),
    (
      "Expectation failed: (x → Swift.Result<[Scenario.Business], Scenario.SearchError>"
        + ".failure(Scenario.SearchError.cancelled)) == .success([])",
      ".failure(SearchError.cancelled)", ".success([])"
    ),
    (
      "Expectation failed: (asked → [FakeNetwork.Request(Kata.Till.Key)]) == []",
      "[Request(Till.Key)]", "[]"
    ),
    (
      "Expectation failed: (asked → [Kata.Sheet.Call.begin, Swift.Result<Array<Kata.Wave>, E>"
        + ".success([])]) == []", "[.begin, .success([])]", "[]"
    ),
    // Nothing else has two sides.
    ("Expectation failed: (flag → false)", nil, nil), ("Caught error: a == b", nil, nil),
    ("Expectation failed: !((a == b) → true)", nil, nil),
  ])
  func `splits an expectation into the actual and the expected value`(
    _ text: String, _ actual: String?, _ expected: String?
  ) {
    let expectation = FailedExpectation(text)

    #expect(expectation?.actual == actual)
    #expect(expectation?.expected == expected)
  }

  /// Lines of the event stream from Swift Testing's release branch 6.4.x, and the same tests' lines
  /// with 6.3.
  @Test(arguments: [
    (
      #"till.asked == [\"a\"]"#, #"{"sourceCode":"till.asked","runtimeValue":"[\"a\", \"b\"]"}"#,
      #"{"sourceCode":"[\"a\"]","runtimeValue":"[\"a\"]"}"#, #"["a", "b"]"#, #"["a"]"#
    ),
    (
      "answers == [.failure(.cancelled)]",
      #"{"sourceCode":"answers","#
        + #""runtimeValue":"[Swift.Result<Swift.Int, Kata.E>.failure(Kata.E.failed(\"no\"))]"}"#,
      #"{"sourceCode":"[.failure(.cancelled)]","#
        + #""runtimeValue":"[Swift.Result<Swift.Int, Kata.E>.failure(Kata.E.cancelled)]"}"#,
      #"[.failure(E.failed("no"))]"#, "[.failure(E.cancelled)]"
    ),
    (
      "objection == nil",
      #"{"sourceCode":"objection","runtimeValue":"\"no\"","#
        + #""children":[{"sourceCode":"some","runtimeValue":"\"no\""}]}"#,
      #"{"sourceCode":"nil","runtimeValue":"nil"}"#, #""no""#, "nil"
    ),
    (
      "a == till.name", #"{"sourceCode":"a","runtimeValue":"\"one \"quoted\" == two\""}"#,
      #"{"sourceCode":"till.name","runtimeValue":"\"x == y\""}"#, #""one "quoted" == two""#,
      #""x == y""#
    ),
  ])
  func `takes the values from the event stream if it has them, since Swift 6.4`(
    _ code: String, _ left: String, _ right: String, _ actual: String, _ expected: String
  ) {
    let expectation = issue(code, left, right)?.expectation

    #expect(expectation?.actual == actual)
    #expect(expectation?.expected == expected)
  }

  @Test func `shows a call's arguments when there are no two sides`() {
    let issue = issue(
      "asked.contains(z)", #"{"sourceCode":"asked","runtimeValue":"[1]"}"#,
      #"{"sourceCode":"z","runtimeValue":"2"}"#)

    #expect(issue?.expectation == nil)
    #expect(issue?.text == "Expectation failed: asked.contains(z), asked → [1], z → 2")
  }

  private func issue(_ code: String, _ left: String, _ right: String) -> KataRun.Issue? {
    let issue = Record.issue(
      "a", "Expectation failed: \(code)",
      expression:
        #"{"sourceCode":"\#(code)","runtimeValue":"false","children":[\#(left),\#(right)]}"#)
    return KataRun([Record.test("a")] + Record.run("a", issue)).tests.first?.issues.first
  }
}
