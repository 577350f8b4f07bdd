import TestSupport
import Testing

@testable import KataRunner

@Suite(.ends(within: 600)) struct FailedExpectationTests {
  @Test(arguments: [
    ("(asked → [1, 2]) == [1]", "[1, 2]", "[1]"),
    ("(a → 1) == (b → 2)", "1", "2"),
    (#"(a → "x == y") == (b → "(\"z")"#, #""x == y""#, #""(\"z""#),
    ("(f(a == b) → true) == false", "true", "false"),
    (
      "(x → Swift.Result<[Scenario.Business], Scenario.SearchError>.failure(Scenario.SearchError"
        + ".cancelled)) == .success([])", ".failure(SearchError.cancelled)", ".success([])"
    ),
    ("(asked → [FakeNetwork.Request(Kata.Till.Key)]) == []", "[Request(Till.Key)]", "[]"),
  ])
  func `parts an expectation into what came and what was expected`(
    _ text: String, _ actual: String, _ expected: String
  ) throws {
    let expectation = try #require(FailedExpectation("Expectation failed: " + text))

    #expect(expectation.actual == actual)
    #expect(expectation.expected == expected)
  }

  @Test(arguments: [
    "Expectation failed: (flag → false)", "Caught error: a == b",
    "Expectation failed: !((a == b) → true)",
  ])
  func `takes nothing else for an expectation with two sides`(_ text: String) {
    let expectation = FailedExpectation(text)

    #expect(expectation == nil)
  }
}
