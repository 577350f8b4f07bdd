/// What came of a mistake. Each case rests on something that was seen.
enum Verdict: Equatable, Sendable {
  /// The named test recorded an issue and ended as failed.
  case red(issue: String)

  /// The named test was running when a signal ended its process.
  case redCrashed(signal: Int32)

  /// The named test was still running at the deadline.
  case redHung

  case staysGreen
  case doesNotApply(String)
  case doesNotCompile(String)
  case noSuchTest

  /// The named test doesn't pass when there is no mistake.
  case failsWithoutMistake(String)

  /// The test process ended in another way before the named test did.
  case undecided(String)

  case noPatch
  case unreadable(String)

  var isRed: Bool {
    switch self {
    case .red, .redCrashed, .redHung: true
    default: false
    }
  }

  var words: String {
    switch self {
    case .red: "RED"
    case .redCrashed: "RED crashed"
    case .redHung: "RED hung"
    case .staysGreen: "stays green"
    case .doesNotApply: "does not apply"
    case .doesNotCompile: "does not compile"
    case .noSuchTest: "no such test"
    case .failsWithoutMistake: "the named test fails without the mistake"
    case .undecided: "undecided"
    case .noPatch: "no patch"
    case .unreadable: "not a mistake of the list"
    }
  }

  /// What was seen, where the words don't say it.
  var detail: String? {
    switch self {
    case .red(let issue): issue
    case .redCrashed(let signal): "signal \(signal)"
    case .doesNotApply(let reason), .doesNotCompile(let reason), .failsWithoutMistake(let reason),
      .undecided(let reason), .unreadable(let reason):
      reason
    case .redHung, .staysGreen, .noSuchTest, .noPatch: nil
    }
  }
}
