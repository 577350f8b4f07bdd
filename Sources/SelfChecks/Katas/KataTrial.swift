import Foundation
import KataRunner

/// A text that replaces an exercise, and the expected result.
struct KataTrial: Sendable {
  /// The kind of text.
  enum Part: Equatable, Sendable {
    case starter
    case solution
    case wrong

    /// Another right answer.
    case right

    /// An attack on the runner.
    case attack
  }

  var kata: Kata
  var part: Part
  var name: String
  var text: String
  var verdict: KataVerdict

  /// The test that has to fail.
  var test = ""

  /// The misconception that leads to this text.
  var misconception = ""

  /// The time limit for the tests, or nil for the usual limit.
  var deadline: Duration?

  /// The words for an expected result.
  func success(_ verdict: KataVerdict) -> String {
    let seen = verdict == .failed ? "" : ", \(verdict.rawValue)"
    return switch part {
    case .starter: "not solved" + seen
    case .wrong: "caught" + seen
    case .attack: "noticed" + seen
    case .solution, .right: verdict.rawValue
    }
  }

  /// What is unexpected in a report, or nil when it is as expected.
  func objection(to report: KataReport) -> String? {
    guard report.verdict == verdict else {
      return
        "the result is \(report.verdict.rawValue) instead of \(verdict.rawValue): \(report.message)"
    }
    switch verdict {
    case .failed:
      guard !test.isEmpty, !report.failed.contains(test) else { return nil }
      let failed = report.failed.sorted().joined(separator: "; ")
      return "'\(test)' doesn't fail, but these tests do: \(failed)"
    case .crashed, .timedOut, .tooMuchOutput:
      guard !test.isEmpty, report.test != test else { return nil }
      return "the run ended in '\(report.test ?? "no test")', not in '\(test)'"
    case .doesNotCompile:
      let isThere = part == .attack || report.place?.path == kata.exercise
      return isThere ? nil : "the compiler error isn't in the exercise"
    case .needsReview:
      let said = report.message + " " + report.objections.joined(separator: " ")
      let missing = test.split(separator: " ").filter { !said.contains($0) }
      return missing.isEmpty
        ? nil : "needs review, but without naming \(missing.joined(separator: ", ")): \(said)"
    case .done, .notStarted, .graderError:
      return nil
    }
  }
}

extension ProofReport.Row {
  init(_ trial: KataTrial, _ report: KataReport) {
    let objection = trial.objection(to: report)
    self.init(
      name: "\(trial.kata.name)/\(trial.name)", misconception: trial.misconception,
      test: trial.test,
      result: objection == nil ? trial.success(report.verdict) : report.verdict.rawValue,
      isGood: objection == nil, detail: objection)
  }
}
