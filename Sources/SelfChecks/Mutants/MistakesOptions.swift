import CommandLineSupport
import Foundation

/// The options of the check of mistakes.
struct MistakesOptions: CheckOptions, Equatable {
  enum Format: String, CaseIterable {
    case text
    case json
  }

  var package: URL
  var wanted: [String]
  var jobs: Int
  var deadline: Duration
  var format: Format

  static let command = Command(
    "check mistakes",
    about: """
      Applies each mistake of Tests/Mistakes to a copy of the package and runs the test that is said
      to catch it: that test must pass without the mistake, and turn red with it.
      NAME is a pattern, such as proxy, or a mistake, such as proxy/06; without one: all.
      """,
    options: [
      CommandOption(
        "--jobs", "N", about: "how many copies to work on at once; by default a processor each"),
      CommandOption(
        "--deadline", "SECONDS", about: "how long a mistake's test may run; 20 by default"),
      CommandOption("--format", "FORMAT", about: "text (default) or json"),
      .package,
    ],
    operands: ["NAME ..."])

  init?(_ words: some Sequence<String>) throws(ProgramError) {
    let arguments = try Self.command.parse(words)
    if arguments.has("--help") { return nil }
    package = try arguments.package()
    wanted = arguments.operands
    jobs = try arguments.jobs()
    deadline = try arguments.seconds("--deadline", in: 0.1...3600) ?? .seconds(20)
    format = try arguments.choice("--format", kind: "format") ?? .text
  }
}
