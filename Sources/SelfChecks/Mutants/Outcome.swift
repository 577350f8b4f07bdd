import KataRunner
import Processes

/// What came of a mutant. Each case rests on something that was seen.
enum Outcome: Equatable, Sendable {
  /// The named test turned red, or was running when its process crashed or its time was up; with
  /// what was said.
  case killed(KataVerdict, issue: String)

  /// The named test passed.
  case survived

  case doesNotApply(String)
  case doesNotCompile(String)
  case noSuchTest

  /// The named test doesn't pass when there is no mistake.
  case failsWithoutMistake(String)

  /// The test process ended in another way before the named test did.
  case undecided(String)

  case noEdit
  case unreadable(String)

  /// Judges a run of the named test.
  init(_ mutant: Mutant, _ run: KataRun, _ report: ChildReport) {
    let test = run.tests.first { $0.id == mutant.test }
    switch test?.outcome {
    case .failed:
      let issue = test?.issues.first?.text ?? ""
      self = issue.isEmpty ? .undecided("without an issue") : .killed(.red, issue: issue)
    case .passed: self = .survived
    case .skipped: self = .undecided("the named test was skipped")
    case .notRun, nil: self = .undecided("the named test didn't begin: swift test \(report.ending)")
    case .unfinished:
      switch report.ofTheTests.ending {
      case .hung: self = .killed(.hung, issue: "")
      case .signalled(let signal): self = .killed(.crashed, issue: "signal \(signal)")
      default: self = .undecided("the named test didn't end: swift test \(report.ending)")
      }
    }
  }

  /// Judges a run of the named test in the package as it is; nil when it passed.
  init?(withoutMistake test: String, _ run: KataRun) {
    switch run.tests.first(where: { $0.id == test })?.outcome {
    case .passed: return nil
    case .failed: self = .failsWithoutMistake("it is red")
    case .skipped: self = .failsWithoutMistake("it was skipped")
    case .unfinished: self = .failsWithoutMistake("it didn't come to its end")
    case .notRun, nil: self = .noSuchTest
    }
  }

  /// Whether the named test came to its end.
  var isOfAWholeTest: Bool {
    switch self {
    case .killed(.red, _), .survived: true
    default: false
    }
  }

  var isKilled: Bool {
    if case .killed = self { true } else { false }
  }

  var words: String {
    switch self {
    case .killed(.red, _): "killed"
    case .killed(let verdict, _): "killed, \(verdict.rawValue)"
    case .survived: "survived"
    case .doesNotApply: "does not apply"
    case .doesNotCompile: "does not compile"
    case .noSuchTest: "no such test"
    case .failsWithoutMistake: "the named test fails without the mistake"
    case .undecided: "undecided"
    case .noEdit: "no mistake"
    case .unreadable: "not a mistake of the list"
    }
  }

  /// What was seen, where the words don't say it.
  var detail: String? {
    switch self {
    case .killed(_, let issue): issue
    case .doesNotApply(let reason), .doesNotCompile(let reason), .failsWithoutMistake(let reason),
      .undecided(let reason), .unreadable(let reason):
      reason
    case .survived, .noSuchTest, .noEdit: nil
    }
  }
}
