import Tooling

extension Verdict {
  /// Judges a run of the named test in a package with a mistake.
  init(test: String, record: TestRecord, report: ChildReport) {
    switch record.courses[test] {
    case .failed(let issue): self = .red(issue: issue)
    case .passed: self = .staysGreen
    case .skipped: self = .undecided("the named test was skipped")
    case nil: self = .undecided("the named test didn't begin: swift test \(report.ending)")
    case .unfinished:
      switch report.ofTheTests.ending {
      case .hung: self = .redHung
      case .signalled(let signal): self = .redCrashed(signal: signal)
      default: self = .undecided("the named test didn't end: swift test \(report.ending)")
      }
    }
  }

  /// Judges a run of the named test in the package as it is; nil when it passed.
  init?(withoutMistake test: String, record: TestRecord) {
    switch record.courses[test] {
    case .passed: return nil
    case .failed(let issue): self = .failsWithoutMistake(issue)
    case .skipped: self = .failsWithoutMistake("it was skipped")
    case .unfinished: self = .failsWithoutMistake("it didn't come to its end")
    case nil: self = .noSuchTest
    }
  }
}
