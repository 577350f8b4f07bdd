import Foundation
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

  /// Lines of the event stream as Swift Testing's release branch 6.4.x writes them, and what the same
  /// tests give with 6.3.
  @Test(arguments: [
    (
      #"{"text":"Expectation failed: till.asked == [\"a\"]"}"#,
      #"{"sourceCode":"till.asked == [\"a\"]","runtimeValue":"false","children":["#
        + #"{"sourceCode":"till.asked","runtimeValue":"[\"a\", \"b\"]"},"#
        + #"{"sourceCode":"[\"a\"]","runtimeValue":"[\"a\"]"}]}"#, #"["a", "b"]"#, #"["a"]"#
    ),
    (
      #"{"text":"Expectation failed: answers == [.failure(.cancelled)]"}"#,
      #"{"sourceCode":"answers == [.failure(.cancelled)]","children":["#
        + #"{"sourceCode":"answers","#
        + #""runtimeValue":"[Swift.Result<Swift.Int, Kata.E>.failure(Kata.E.failed(\"no\"))]"},"#
        + #"{"sourceCode":"[.failure(.cancelled)]","#
        + #""runtimeValue":"[Swift.Result<Swift.Int, Kata.E>.failure(Kata.E.cancelled)]"}]}"#,
      #"[.failure(E.failed("no"))]"#, "[.failure(E.cancelled)]"
    ),
    (
      #"{"text":"Expectation failed: objection == nil"}"#,
      #"{"sourceCode":"objection == nil","children":["#
        + #"{"sourceCode":"objection","runtimeValue":"\"no\"","#
        + #""children":[{"sourceCode":"some","runtimeValue":"\"no\""}]},"#
        + #"{"sourceCode":"nil","runtimeValue":"nil"}]}"#, #""no""#, "nil"
    ),
    (
      #"{"text":"Expectation failed: a == till.name"}"#,
      #"{"sourceCode":"a == till.name","children":["#
        + #"{"sourceCode":"a","runtimeValue":"\"one \"quoted\" == two\""},"#
        + #"{"sourceCode":"till.name","runtimeValue":"\"x == y\""}]}"#,
      #""one "quoted" == two""#, #""x == y""#
    ),
  ])
  func `takes the values from the event stream where it has them, as from Swift 6.4 on`(
    _ message: String, _ expression: String, _ actual: String, _ expected: String
  ) throws {
    let run = KataRun(Data(Self.stream(message, expression).utf8))

    let expectation = try #require(run.tests.first?.issues.first?.expectation)
    #expect(expectation.actual == actual)
    #expect(expectation.expected == expected)
  }

  @Test func `says what a call was given where there are no two sides`() {
    let run = KataRun(
      Data(
        Self.stream(
          #"{"text":"Expectation failed: asked.contains(z)"}"#,
          #"{"sourceCode":"asked.contains(z)","runtimeValue":"false","children":["#
            + #"{"sourceCode":"asked","runtimeValue":"[1]"},{"sourceCode":"z","runtimeValue":"2"}]}"#
        ).utf8))

    let issue = run.tests.first?.issues.first
    #expect(issue?.expectation == nil)
    #expect(issue?.text == "Expectation failed: asked.contains(z), asked → [1], z → 2")
  }

  private static func stream(_ message: String, _ expression: String) -> String {
    let place = #""sourceLocation":{"_filePath":"/x/Kata/Tests/T.swift","line":7}"#
    let lines = [
      #"{"kind":"function","id":"K.S/a()/T.swift:7:4","name":"a()",\#(place)}"#,
      #"{"kind":"testStarted","testID":"K.S/a()/T.swift:7:4"}"#,
      #"{"kind":"issueRecorded","testID":"K.S/a()/T.swift:7:4","_comments":[],"#
        + #""issue":{"isKnown":false,\#(place),"_expression":\#(expression)},"#
        + #""messages":[\#(message.dropLast()),"symbol":"fail"}]}"#,
    ]
    return lines.map { #"{"kind":"x","payload":\#($0)}"# }.joined(separator: "\n")
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
