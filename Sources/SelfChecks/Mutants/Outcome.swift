import KataRunner
import Processes

/// The result of a mutant, with its evidence.
struct Outcome: Equatable, Sendable {
  /// The result, in a word or two.
  var words: String

  /// The evidence that the words don't contain.
  var detail: String?

  /// Whether the named test failed, or was running when its process crashed or timed out.
  var isCaught = false

  /// Whether the named test ended.
  var isOfAWholeTest = false

  static let survived = Outcome(words: "survived", isOfAWholeTest: true)

  /// The named test caught the mutant.
  static func caught(_ verdict: KataVerdict, _ issue: String) -> Outcome {
    Outcome(
      words: verdict == .failed ? "caught" : "caught, \(verdict.rawValue)", detail: issue,
      isCaught: true, isOfAWholeTest: verdict == .failed)
  }

  /// The test process ended before the named test did.
  static func undecided(_ reason: String) -> Outcome {
    Outcome(words: "undecided", detail: reason)
  }
}

extension Outcome {
  /// Reads the named test's result.
  init(_ mutant: Mutant, _ run: KataRun, _ report: ChildReport) {
    let test = run.tests.first { $0.id == mutant.test }
    switch test?.outcome {
    case .failed:
      let issue = test?.issues.first?.text ?? ""
      self = issue.isEmpty ? .undecided("failed without an issue") : .caught(.failed, issue)
    case .passed: self = .survived
    case .skipped: self = .undecided("the named test was skipped")
    case .notRun, nil: self = .undecided("the named test didn't start: swift test \(report.ending)")
    case .unfinished:
      switch report.ofTheTests.ending {
      case .timedOut: self = .caught(.timedOut, "")
      case .signalled(let signal): self = .caught(.crashed, "signal \(signal)")
      default: self = .undecided("the named test didn't end: swift test \(report.ending)")
      }
    }
  }

  /// Reads the named test's result without the mistake, or nil when it passed.
  init?(withoutMistake test: String, _ run: KataRun) {
    let fails = "the named test fails without the mistake"
    switch run.tests.first(where: { $0.id == test })?.outcome {
    case .passed: return nil
    case .failed: self.init(words: fails, detail: "it failed")
    case .skipped: self.init(words: fails, detail: "it was skipped")
    case .unfinished: self.init(words: fails, detail: "it didn't end")
    case .notRun, nil: self.init(words: "no such test")
    }
  }
}
