import CommandLineSupport
import Foundation

/// The options of the check of the time from save to verdict.
struct LatencyOptions: CheckOptions, Equatable {
  var package: URL
  var rounds: Int

  static let command = Command(
    "check latency",
    about: """
      Measures how long a reader waits from save to verdict: `Scripts/kata check` in a copy of the
      package, in turn with `swift test` in a package of one file that holds the same test. Fails when
      the median of the rounds' ratios is above \(LatencyReport.bound).
      """,
    options: [
      CommandOption("--rounds", "N", about: "how often to measure both; 10 by default"), .package,
    ])

  init?(_ words: some Sequence<String>) throws(ProgramError) {
    let arguments = try Self.command.parse(words)
    if arguments.has("--help") { return nil }
    package = try arguments.package()
    rounds = try arguments.number("--rounds", in: 1...1000) ?? 10
  }
}
