import CommandLineSupport
import Foundation
import Grading
import KataFiles
import KataRunner

/// The checks of the workbook that this program runs. Each name is a word on the command line.
package enum Check: String, CaseIterable, Sendable {
  /// Each mistake is caught by the test that it names.
  case mistakes

  /// Each kata's starter, solution and wrong answers get the expected results.
  case katas

  /// Each change costs what the table shows.
  case changes

  /// Runs the command line's check.
  ///
  /// - Parameters:
  ///   - package: The package's folder, without a link in its path.
  ///   - scratch: The folder for copies, which is removed afterwards.
  /// - Returns: The exit status: 0 when everything is as expected, otherwise 1.
  package static func run(
    _ words: some Sequence<String>, package: URL, scratch: ScratchFolder
  ) async throws(ProgramError) -> Int32 {
    let words = Array(words)
    guard let word = words.first, !word.isEmpty else {
      throw .usage("name a check: one of \(names.joined(separator: ", "))")
    }
    let isHelp = ["--help", "-h"].contains(word)
    guard isHelp || names.contains(word) else { throw .unknown("check", word, among: names) }
    if let check = Check(rawValue: word) {
      guard let arguments = try check.command.read(words.dropFirst()) else { return 0 }
      return try await check.run(arguments, package, scratch)
    }
    guard isHelp || words.contains("--help") else {
      throw .usage("this program doesn't run '\(word)': type Scripts/check \(word)")
    }
    try StandardOutput.write(help)
    return 0
  }

  /// All checks. `Scripts/check` runs the others with tests and a script.
  private static let names = [
    "workbook", "mistakes", "katas", "changes", "class", "simulate", "soak", "latency",
  ]

  private static let help = """
    Checks the workbook itself.

    Usage: check NAME [options]

      workbook  the tests of everything that isn't taught, such as the runner and the checks
      mistakes  each mistake is caught by the test that it names
      katas     each kata's starter, solution and wrong answers get the expected results
      changes   the costs of each change are as recorded, and its edits repair the code
      class     sixty made-up submissions, packed as four course systems pack them, get the right points
      simulate  simulated users see and send what a model predicts; --seed N, --minutes M
      soak      the remote proxy survives a thousand failures of the other process
      latency   a kata's result comes soon after a save

    `check NAME --help` lists the options of mistakes, katas and changes.

    """

  private var command: Command {
    let shared = [
      CommandOption("--jobs", "N", about: "run N jobs at the same time"),
      CommandOption("--limit", "SECONDS", about: "time limit for tests (default: \(limit))"),
    ]
    let sample = [
      CommandOption("--sample", "N", about: "check only one in N mistakes or answers"),
      CommandOption("--seed", "TEXT", about: "any text: each text chooses a different sample"),
    ]
    return switch self {
    case .mistakes:
      Command(
        "check mistakes",
        about: """
          Makes each mistake of Tests/Mistakes in a copy of the package, and runs the named test. The
          test must pass without the mistake, and fail with it.
          NAME is a pattern, such as proxy, or a mistake, such as proxy/06. Without a NAME, all
          mistakes are checked.
          """, options: shared + sample, operands: ["NAME ..."])
    case .katas:
      Command(
        "check katas",
        about: """
          Grades each kata. The starter must compile and fail, and the solution must pass. Each
          wrong answer must be caught by the test that it names, and each test must catch
          something. Attempts to cheat must be noticed.
          NAME is a kata. Without a NAME, all katas are checked.
          """,
        options: shared + sample + [
          CommandOption("--lock", about: "record the current tests and starters as the originals")
        ], operands: ["NAME ..."])
    case .changes:
      Command(
        "check changes",
        about: """
          Makes each change of Tests/Changes in a copy of the package, as Scripts/change does, and
          compares the results with Tests/Changes/records.json.
          NAME is a change, or its number. Without a NAME, all changes are checked.
          """,
        options: [CommandOption("--lock", about: "record the results")],
        operands: ["NAME ..."])
    }
  }

  /// The time limit for the tests of a mistake or a kata, in seconds.
  private var limit: Int { self == .mistakes ? 40 : 20 }

  private func run(
    _ arguments: Arguments, _ package: URL, _ scratch: ScratchFolder
  ) async throws(ProgramError) -> Int32 {
    // Many tests of katas wait, and leave their processor to others.
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
        throw .usage("--lock needs all answers: leave out --sample or --lock")
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
