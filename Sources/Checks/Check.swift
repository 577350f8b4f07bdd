import Foundation
import Katas
import Tooling

/// What can be checked about the workbook itself. Each name is a word on the command line.
public enum Check: String, CaseIterable, Sendable {
  /// That each mistake of the list is caught by the test that it names.
  case mistakes

  /// That each kata judges as it is said to.
  case katas

  /// That a reader doesn't wait for a verdict.
  case latency

  /// That the remote proxy stands whatever befalls its server.
  case soak

  /// Reads a command line, the program's name left out, and does what it says.
  ///
  /// - Parameter scratch: The folder for copies; it is gone afterwards.
  /// - Returns: The exit status: 0 when all is well, 1 when something isn't.
  public static func run(
    _ words: some Sequence<String>, scratch: ScratchFolder
  ) async throws(ProgramError) -> Int32 {
    let words = Array(words)
    let names = allCases.map(\.rawValue)
    switch words.first {
    case nil, "":
      throw .usage("say what to check: one of \(names.joined(separator: ", "))")
    case "--help", "-h":
      try StandardOutput.write(help)
      return 0
    case let word?:
      guard let check = Check(rawValue: word) else { throw .unknown("check", word, among: names) }
      switch check {
      case .mistakes: return try await runMistakes(words.dropFirst(), scratch: scratch)
      case .katas: return try await runKatas(words.dropFirst(), scratch: scratch)
      case .latency: return try await runLatency(words.dropFirst(), scratch: scratch)
      case .soak: return try await runSoak(words.dropFirst())
      }
    }
  }

  private static let help = """
    Checks the workbook itself.

    Usage: check NAME [options]

      mistakes  each mistake is caught by the test that it names
      katas     each kata's starter, solution and wrong answers get their verdicts
      latency   a reader of a kata doesn't wait from save to verdict
      soak      the remote proxy stands whatever befalls its server, a thousand times

    `check NAME --help` says more.

    """

  private static func runMistakes(
    _ words: some Sequence<String>, scratch: ScratchFolder
  ) async throws(ProgramError) -> Int32 {
    guard let options = try MistakesOptions(words) else {
      try StandardOutput.write(MistakesOptions.command.help)
      return 0
    }
    let collection = try MistakeCollection(package: options.package, wanted: options.wanted)
    defer { scratch.remove() }
    let check = MistakesCheck(
      package: options.package, scratch: scratch, jobs: options.jobs, deadline: options.deadline)
    let report = try await check.run(collection) { Progress.standardError.say($0) }
    Progress.standardError.clear()
    switch options.format {
    case .text: try StandardOutput.write(report.text)
    case .json: try StandardOutput.write(report.json)
    }
    return report.isGood ? 0 : 1
  }

  private static func runKatas(
    _ words: some Sequence<String>, scratch: ScratchFolder
  ) async throws(ProgramError) -> Int32 {
    guard let options = try KatasOptions(words) else {
      try StandardOutput.write(KatasOptions.command.help)
      return 0
    }
    if options.seals {
      let file = options.package.appendingPathComponent(Originals.file)
      try OutputFile(file.path).write(Originals(asTheyAreIn: options.package).json)
    }
    let originals = try Originals(of: options.package)
    let trials = try KataTrials(
      package: options.package, originals: originals, wanted: options.wanted)
    defer { scratch.remove() }
    let check = KatasCheck(
      package: options.package, originals: originals, scratch: scratch, jobs: options.jobs,
      deadline: options.deadline)
    let report = try await check.run(trials) { Progress.standardError.say($0) }
    Progress.standardError.clear()
    try StandardOutput.write(report.text)
    return report.isGood ? 0 : 1
  }

  private static func runLatency(
    _ words: some Sequence<String>, scratch: ScratchFolder
  ) async throws(ProgramError) -> Int32 {
    guard let options = try LatencyOptions(words) else {
      try StandardOutput.write(LatencyOptions.command.help)
      return 0
    }
    defer { scratch.remove() }
    let check = LatencyCheck(
      package: options.package, scratch: scratch, rounds: options.rounds)
    let report = try await check.run { Progress.standardError.say($0) }
    Progress.standardError.clear()
    try StandardOutput.write(report.text)
    return report.isGood ? 0 : 1
  }

  private static func runSoak(_ words: some Sequence<String>) async throws(ProgramError) -> Int32 {
    guard let options = try SoakOptions(words) else {
      try StandardOutput.write(SoakOptions.command.help)
      return 0
    }
    let server = Bundle.main.bundleURL.appendingPathComponent("cafe-server")
    let report = try await SoakCheck(options: options, server: server).run { line in
      Progress.standardError.say(line)
    }
    Progress.standardError.clear()
    try StandardOutput.write(report.text)
    return report.isGood ? 0 : 1
  }
}
