import CommandLineSupport
import Foundation
import KataRunner

extension SubmissionResult {
  /// `results.json` for Gradescope's autograders.
  ///
  /// - Source: https://gradescope-autograders.readthedocs.io/en/latest/specs/
  var gradescope: String {
    let tests = katas.filter { !$0.isOpen }.flatMap { result in
      result.items.map { item in
        Gradescope.Test(
          name: "\(result.kata.name): \(item.name)", score: item.points,
          maxScore: item.weight, status: item.isPassed ? "passed" : "failed")
      }
    }
    let words =
      (isOpen ? ["The points aren't final: a teacher has to look at this submission."] : [])
      + (part == 100 ? [] : [partInWords])
    let lines = katas.flatMap { result in
      ["\(result.kata.name): \(result.summary)"]
        + result.plainFeedback.map { "  \($0)" }
    }
    return json(
      Gradescope(
        score: points ?? Double(sum * part) / 100,
        output: (words + lines).joined(separator: "\n"), outputFormat: "text",
        stdoutVisibility: "hidden", tests: tests), keys: .convertToSnakeCase)
  }
}

private struct Gradescope: Encodable {
  struct Test: Encodable {
    var name: String
    var score: Int
    var maxScore: Int
    var status: String
  }

  var score: Double
  var output: String
  var outputFormat: String
  var stdoutVisibility: String
  var tests: [Test]
}
