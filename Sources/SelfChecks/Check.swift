import CommandLineSupport
import Foundation
import KataFiles
import KataRunner

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
      let rest = words.dropFirst()
      switch check {
      case .mistakes:
        return try await run(rest) { options, say async throws(ProgramError) in
          try await mistakes(options, scratch, say: say)
        }
      case .katas:
        return try await run(rest) { options, say async throws(ProgramError) in
          try await katas(options, scratch, say: say)
        }
      case .latency:
        return try await run(rest) { options, say async throws(ProgramError) in
          try await latency(options, scratch, say: say)
        }
      case .soak:
        return try await run(rest) { options, say async throws(ProgramError) in
          try await soak(options, say: say)
        }
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

  /// Reads the options of a check, runs it, and prints what came of it.
  private static func run<Options: CheckOptions>(
    _ words: some Sequence<String>,
    _ check: (Options, @escaping @Sendable (String) -> Void) async throws(ProgramError) -> Outcome
  ) async throws(ProgramError) -> Int32 {
    guard let options = try Options(words) else {
      try StandardOutput.write(Options.command.help)
      return 0
    }
    let outcome = try await check(options) { Progress.standardError.say($0) }
    Progress.standardError.clear()
    try StandardOutput.write(outcome.text)
    return outcome.isGood ? 0 : 1
  }

  private struct Outcome {
    var text: String
    var isGood: Bool
  }

  private static func mistakes(
    _ options: MistakesOptions, _ scratch: ScratchFolder, say: @escaping @Sendable (String) -> Void
  ) async throws(ProgramError) -> Outcome {
    let collection = try MistakeCollection(package: options.package, wanted: options.wanted)
    defer { scratch.remove() }
    let report = try await MistakesCheck(
      package: options.package, scratch: scratch, jobs: options.jobs, deadline: options.deadline
    ).run(collection, say: say)
    let text = options.format == .json ? report.json : report.text
    return Outcome(text: text, isGood: report.isGood)
  }

  private static func katas(
    _ options: KatasOptions, _ scratch: ScratchFolder, say: @escaping @Sendable (String) -> Void
  ) async throws(ProgramError) -> Outcome {
    if options.seals {
      let file = options.package.appendingPathComponent(OriginalHashes.file)
      try OutputFile(file.path).write(OriginalHashes(asTheyAreIn: options.package).text)
    }
    let originals = try KataOriginals(of: options.package)
    let trials = try await KataTrials(
      package: options.package, originals: originals, wanted: options.wanted)
    defer { scratch.remove() }
    let report = try await KatasCheck(
      package: options.package, originals: originals, scratch: scratch, jobs: options.jobs,
      deadline: options.deadline
    ).run(trials, say: say)
    return Outcome(text: report.text, isGood: report.isGood)
  }

  private static func latency(
    _ options: LatencyOptions, _ scratch: ScratchFolder, say: @escaping @Sendable (String) -> Void
  ) async throws(ProgramError) -> Outcome {
    defer { scratch.remove() }
    let report = try await LatencyCheck(
      package: options.package, scratch: scratch, rounds: options.rounds
    ).run(say: say)
    return Outcome(text: report.text, isGood: report.isGood)
  }

  private static func soak(
    _ options: SoakOptions, say: @escaping @Sendable (String) -> Void
  ) async throws(ProgramError) -> Outcome {
    let server = Bundle.main.bundleURL.appendingPathComponent("cafe-server")
    let report = try await SoakCheck(options: options, server: server).run(say: say)
    return Outcome(text: report.text, isGood: report.isGood)
  }
}
