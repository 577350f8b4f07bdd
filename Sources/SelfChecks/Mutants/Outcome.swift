import KataRunner
import Processes

/// What came of a mutant. It rests on something that was seen.
struct Outcome: Equatable, Sendable {
  /// What it is called, in a word or two.
  var words: String

  /// What was seen, where the words don't say it.
  var detail: String?

  /// Whether the named test turned red, or was running when its process crashed or its time was up.
  var isCaught = false

  /// Whether the named test came to its end.
  var isOfAWholeTest = false

  /// The named test passed.
  static let survived = Outcome(words: "survived", isOfAWholeTest: true)

  /// The named test noticed it, and said so.
  static func caught(_ verdict: KataVerdict, _ issue: String) -> Outcome {
    Outcome(
      words: verdict == .failed ? "caught" : "caught, \(verdict.rawValue)", detail: issue,
      isCaught: true, isOfAWholeTest: verdict == .failed)
  }

  /// The test process ended in another way before the named test did.
  static func undecided(_ reason: String) -> Outcome {
    Outcome(words: "undecided", detail: reason)
  }
}

extension Outcome {
  /// Judges a run of the named test.
  init(_ mutant: Mutant, _ run: KataRun, _ report: ChildReport) {
    let test = run.tests.first { $0.id == mutant.test }
    switch test?.outcome {
    case .failed:
      let issue = test?.issues.first?.text ?? ""
      self = issue.isEmpty ? .undecided("without an issue") : .caught(.failed, issue)
    case .passed: self = .survived
    case .skipped: self = .undecided("the named test was skipped")
    case .notRun, nil: self = .undecided("the named test didn't begin: swift test \(report.ending)")
    case .unfinished:
      switch report.ofTheTests.ending {
      case .timedOut: self = .caught(.timedOut, "")
      case .signalled(let signal): self = .caught(.crashed, "signal \(signal)")
      default: self = .undecided("the named test didn't end: swift test \(report.ending)")
      }
    }
  }

  /// Judges a run of the named test in the package as it is; nil when it passed.
  init?(withoutMistake test: String, _ run: KataRun) {
    let fails = "the named test fails without the mistake"
    switch run.tests.first(where: { $0.id == test })?.outcome {
    case .passed: return nil
    case .failed: self.init(words: fails, detail: "it is red")
    case .skipped: self.init(words: fails, detail: "it was skipped")
    case .unfinished: self.init(words: fails, detail: "it didn't come to its end")
    case .notRun, nil: self.init(words: "no such test")
    }
  }
}
