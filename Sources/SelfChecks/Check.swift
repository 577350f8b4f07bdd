import CommandLineSupport
import Foundation
import Grading
import KataFiles
import KataRunner

/// What can be checked about the workbook itself. Each name is a word on the command line.
package enum Check: String, CaseIterable, Sendable {
  /// That each mistake of the list is killed by the test that it names.
  case mistakes

  /// That each kata judges as it is said to.
  case katas

  /// That each change costs what the table says.
  case changes

  /// Reads a command line, the program's name left out, and does what it says.
  ///
  /// - Parameters:
  ///   - package: The package's folder, without a link in its path.
  ///   - scratch: The folder for copies; it is gone afterwards.
  /// - Returns: The exit status: 0 when all is well, 1 when something isn't.
  package static func run(
    _ words: some Sequence<String>, package: URL, scratch: ScratchFolder
  ) async throws(ProgramError) -> Int32 {
    let words = Array(words)
    guard let word = words.first, !word.isEmpty else {
      throw .usage("say what to check: one of \(names.joined(separator: ", "))")
    }
    let isHelp = ["--help", "-h"].contains(word)
    guard isHelp || names.contains(word) else { throw .unknown("check", word, among: names) }
    if let check = Check(rawValue: word) {
      guard let arguments = try check.command.read(words.dropFirst()) else { return 0 }
      return try await check.run(arguments, package, scratch)
    }
    guard isHelp || words.contains("--help") else {
      throw .usage("'\(word)' isn't this program's: Scripts/check \(word) does it")
    }
    try StandardOutput.write(help)
    return 0
  }

  /// The others are no program's: `Scripts/check` starts tests and a script for them.
  private static let names = [
    "workbook", "mistakes", "katas", "changes", "class", "simulate", "soak", "latency",
  ]

  private static let help = """
    Checks the workbook itself.

    Usage: check NAME [options]

      workbook  the tests of runner, report, command line, wire, processes and checks
      mistakes  each mistake is killed by the test that it names
      katas     each kata's starter, solution and wrong answers get their verdicts
      changes   each change costs each pattern what the recorded table says, and is mended
      class     sixty made-up submissions are marked rightly, as four course systems pack them
      simulate  users do a thousand times what nobody thought of; --seed N, --minutes M
      soak      the remote proxy stands whatever befalls its server, a thousand times
      latency   a reader of a kata doesn't wait from save to verdict

    `check NAME --help` says more of mistakes, katas and changes.

    """

  private var command: Command {
    let shared = [
      CommandOption("--jobs", "N", about: "how many to work on at once"),
      CommandOption("--limit", "SECONDS", about: "how long tests may run; by default \(limit)"),
    ]
    let sample = [
      CommandOption("--sample", "N", about: "only one in N of the mistakes or answers"),
      CommandOption("--seed", "TEXT", about: "which ones; another text takes others"),
    ]
    return switch self {
    case .mistakes:
      Command(
        "check mistakes",
        about: """
          Applies each mistake of Tests/Mistakes to a copy of the package and runs the test that is said
          to kill it: that test must pass without the mistake, and fail with it.
          NAME is a pattern, such as proxy, or a mistake, such as proxy/06; without one: all.
          """, options: shared + sample, operands: ["NAME ..."])
    case .katas:
      Command(
        "check katas",
        about: """
          Grades each kata: the starter compiles and isn't solved, the solution is green, each wrong
          answer is killed by the very test that it names, and no test is there that kills none. Some
          also show what a student may do to a grade.
          NAME is a kata; without one: all.
          """,
        options: shared + sample + [
          CommandOption("--lock", about: "take tests and starters as they are for originals")
        ], operands: ["NAME ..."])
    case .changes:
      Command(
        "check changes",
        about: """
          Makes each change of Tests/Changes in a copy of the package, as Scripts/change does, and
          compares what it costs and shows with what is recorded beside it.
          NAME is a change, or its number; without one: all.
          """,
        options: [CommandOption("--lock", about: "take what comes of them for right")],
        operands: ["NAME ..."])
    }
  }

  /// The seconds that the tests of a mistake, or of a kata, may take.
  private var limit: Int { self == .mistakes ? 40 : 20 }

  private func run(
    _ arguments: Arguments, _ package: URL, _ scratch: ScratchFolder
  ) async throws(ProgramError) -> Int32 {
    // Many a test of a kata waits, and leaves its processor to others.
    let jobs =
      try arguments.number("--jobs", in: 1...64)
      ?? ProcessInfo.processInfo.activeProcessorCount + (self == .katas ? 1 : 0)
    let deadline = try arguments.seconds("--limit", in: 0.1...3600) ?? .seconds(limit)
    let sample = Selection(
      share: try arguments.number("--sample", in: 1...100) ?? 1,
      seed: arguments.text("--seed") ?? "")
    let say = { @Sendable (line: String) in Progress.standardError.say(line) }
    defer { scratch.remove() }
    let started = ContinuousClock.now
    var report: ProofReport
    switch self {
    case .mistakes:
      var collection = try MistakeCollection(package: package, wanted: arguments.operands)
      collection.mistakes.removeAll { !sample.takes($0.name) }
      report = try await MistakesCheck(
        package: package, scratch: scratch, jobs: jobs, deadline: deadline
      ).run(collection, say: say)
    case .changes:
      report = try await ChangesCheck(
        package: package, scratch: scratch, wanted: arguments.operands
      ).run(isLocking: arguments.has("--lock"))
    case .katas:
      let isLocking = arguments.has("--lock")
      guard sample.isAll || !isLocking else {
        throw .usage("a sample can't be locked: leave out --sample or --lock")
      }
      if isLocking {
        let file = package.appendingPathComponent(OriginalHashes.file)
        try OutputFile(file.path).write(OriginalHashes(asTheyAreIn: package).text)
      }
      let originals = try KataOriginals(of: package)
      var trials = try await KataTrials(
        package: package, originals: originals, wanted: arguments.operands)
      trials.trials.removeAll {
        $0.part != .solution && !sample.takes("\($0.kata.name)/\($0.name)")
      }
      var check = KatasCheck(
        package: package, originals: originals, scratch: scratch, jobs: jobs, deadline: deadline)
      check.isSample = !sample.isAll
      check.sandbox = try await .ofThisMachine().hiding([package])
      if isLocking {
        try await check.lock(trials, say: say)
        check.originals = try KataOriginals(of: package)
      }
      report = try await check.run(trials, isLocking: isLocking, say: say)
    }
    report.duration = ContinuousClock.now - started
    Progress.standardError.clear()
    try StandardOutput.write(report.text)
    return report.isGood ? 0 : 1
  }
}
