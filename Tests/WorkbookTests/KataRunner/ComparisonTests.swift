import Testing

@testable import KataRunner

@Suite struct ComparisonTests {
  @Test(arguments: [
    ("(asked → [1, 2]) == [1]", "[1, 2]", "[1]"),
    ("(a → 1) == (b → 2)", "1", "2"),
    (#"(a → "x == y") == (b → "(\"z")"#, #""x == y""#, #""(\"z""#),
    ("(f(a == b) → true) == false", "true", "false"),
    (
      "(x → Swift.Result<[Scenario.Business], Scenario.SearchError>.failure(Scenario.SearchError"
        + ".cancelled)) == .success([])", ".failure(SearchError.cancelled)", ".success([])"
    ),
  ])
  func `parts an expectation into what came and what was expected`(
    _ text: String, _ actual: String, _ expected: String
  ) throws {
    let comparison = try #require(Comparison("Expectation failed: " + text))

    #expect(comparison.actual == actual)
    #expect(comparison.expected == expected)
  }

  @Test(arguments: [
    "Expectation failed: (flag → false)", "Caught error: a == b",
    "Expectation failed: !((a == b) → true)",
  ])
  func `takes nothing else for a comparison`(_ text: String) {
    let comparison = Comparison(text)

    #expect(comparison == nil)
  }
}
