import Foundation
import KataRunner

/// A text in the place of an exercise, and what has to come of it.
struct KataTrial: Sendable {
  /// What the text is to the kata.
  enum Part: Equatable, Sendable {
    case starter
    case solution
    case wrong

    /// An answer that somebody else gave.
    case right

    /// Something done to the runner.
    case attack
  }

  var kata: Kata
  var part: Part
  var name: String
  var text: String
  var verdict: KataVerdict

  /// The test that has to be the one.
  var test = ""

  /// What somebody has to believe who writes it.
  var misconception = ""

  /// How long the tests may run at most; nil for as long as those of all others.
  var deadline: Duration?

  /// What it is called that it got the verdict that it has to have: a red that is right isn't red.
  func success(_ verdict: KataVerdict) -> String {
    let seen = verdict == .failed ? "" : ", \(verdict.rawValue)"
    return switch part {
    case .starter: "not solved" + seen
    case .wrong: "caught" + seen
    case .attack: "seen through" + seen
    case .solution, .right: verdict.rawValue
    }
  }

  /// What is wrong with a report; nil when it is as it has to be.
  func objection(to report: KataReport) -> String? {
    guard report.verdict == verdict else {
      return "is \(report.verdict.rawValue), not \(verdict.rawValue): \(report.message)"
    }
    switch verdict {
    case .failed:
      guard !test.isEmpty, !report.failed.contains(test) else { return nil }
      return "'\(test)' doesn't fail; these do: \(report.failed.sorted().joined(separator: "; "))"
    case .crashed, .timedOut, .tooMuchOutput:
      guard !test.isEmpty, report.test != test else { return nil }
      return "ended in '\(report.test ?? "no test")', not in '\(test)'"
    case .doesNotCompile:
      let isThere = part == .attack || report.place?.path == kata.exercise
      return isThere ? nil : "the place isn't in the exercise"
    case .needsReview:
      let said = report.message + " " + report.objections.joined(separator: " ")
      let missing = test.split(separator: " ").filter { !said.contains($0) }
      return missing.isEmpty
        ? nil : "is suspicious, but says nothing of \(missing.joined(separator: ", ")): \(said)"
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
      ruling: objection == nil ? trial.success(report.verdict) : report.verdict.rawValue,
      isGood: objection == nil, detail: objection)
  }
}
