import CommandLineSupport
import Foundation

/// The options of the check of katas.
struct KatasOptions: CheckOptions, Equatable {
  var package: URL
  var wanted: [String]
  var jobs: Int
  var deadline: Duration

  /// Whether the files as they are now are to be taken for the originals.
  var seals: Bool

  static let command = Command(
    "check katas",
    about: """
      Grades each kata with the engine that readers use: the starter compiles and is red, the
      solution is green, each wrong answer is red by the very test that it names, and no test is
      there that nothing turns red. One kata also shows what a reader may do to the runner.
      NAME is a kata; without one: all.
      """,
    options: [
      CommandOption(
        "--jobs", "N", about: "how many to grade at once; by default one more than processors"),
      CommandOption("--limit", "SECONDS", about: "how long a kata's tests may run; 20 by default"),
      CommandOption(
        "--seal", about: "take tests, starters and solutions as they are for originals"),
      .package,
    ],
    operands: ["NAME ..."])

  init?(_ words: some Sequence<String>) throws(ProgramError) {
    let arguments = try Self.command.parse(words)
    if arguments.has("--help") { return nil }
    package = try arguments.package()
    wanted = arguments.operands
    // Many a test of a kata waits, and leaves its processor to others.
    jobs = try arguments.jobs(more: 1)
    deadline = try arguments.seconds("--limit", in: 0.1...3600) ?? .seconds(20)
    seals = arguments.has("--seal")
  }
}
