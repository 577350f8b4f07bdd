import Foundation
import Tooling

/// The options of the check of mistakes.
struct MistakesOptions: Equatable {
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
      CommandOption("--package", "DIR", about: "the package; by default the current folder"),
    ],
    operands: ["NAME ..."])

  /// Reads a command line; nil when help is asked for.
  init?(_ words: some Sequence<String>) throws(ProgramError) {
    let arguments = try Self.command.parse(words)
    let path = arguments.text("--package") ?? "."
    package = URL(fileURLWithPath: path, isDirectory: true).resolvingSymlinksInPath()
    wanted = arguments.operands
    let processors = ProcessInfo.processInfo.activeProcessorCount
    jobs = try arguments.number("--jobs", in: 1...64) ?? processors
    deadline = try arguments.seconds("--deadline", in: 0.1...3600) ?? .seconds(20)
    format = try arguments.choice("--format", kind: "format") ?? .text
    if arguments.has("--help") { return nil }
    let manifest = package.appendingPathComponent("Package.swift").path
    guard FileManager.default.fileExists(atPath: manifest) else {
      throw .usage("'\(path)' holds no Package.swift: give '--package' the package's folder")
    }
  }
}
