import CommandLineSupport
import Foundation
import MeasuredCalls
import Remote

/// `Scripts/measure`: what a call through a wrapper costs.
public enum MeasureProgram {
  /// What it is started with as the other process.
  private static let serving = ["--serve-constant-answers"]
  private static let groups = Group.allCases.map(\.rawValue)

  private static let command = Command(
    "measure",
    about: """
      Says what a call costs through each of the patterns, beside the direct call: in an optimised
      build, each subject in each of many rounds, so that a ratio compares two times of one round.
      """,
    options: [
      CommandOption("--only", "A,B", about: groups.joined(separator: ", ")),
      CommandOption("--rounds", "N", about: "how many rounds, 15 or more; by default 101"),
      CommandOption("--check", about: "status 1 when something is far from what is expected of it"),
    ] + Printing.options)

  /// Reads a command line, the program's name left out, and does what it says.
  ///
  /// - Parameter program: The program's own file.
  /// - Returns: The exit status: 1 when `--check` found something.
  public static func run(_ words: [String], program: URL) async throws(ProgramError) -> Int32 {
    guard words != serving else { return await serve() }
    let arguments = try command.parse(words)
    let printing = try Printing(arguments)
    let names = try arguments.list("--only", kind: "group", among: groups) ?? groups
    let rounds = try arguments.number("--rounds", in: 15...10_000) ?? 101
    guard try !command.helps(arguments) else { return 0 }
    let report = try await report(names.compactMap(Group.init), rounds, program)
    try printing.deliver(
      text: report.text, markdown: report.markdown, json: json(report), html: report.html)
    guard arguments.has("--check") else { return 0 }
    for trouble in report.troubles { StandardError.say("measure: \(trouble)") }
    return report.troubles.isEmpty ? 0 : 1
  }

  private static func report(
    _ groups: [Group], _ rounds: Int, _ program: URL
  ) async throws(ProgramError) -> Report {
    let progress = Progress.standardError
    defer { progress.clear() }
    do {
      let all =
        try await Subject.synchronous() + Subject.asynchronous() + Subject.cache()
        + Subject.remote(ServerProgram(program, serving))
      let subjects = all.filter { groups.contains($0.group) || $0.name == $0.base }
      let samples = try await Measurement(subjects: subjects, rounds: rounds).run(progress.say)
      let system = ProcessInfo.processInfo
      let (name, count) = (system.operatingSystemVersionString, system.activeProcessorCount)
      return Report(subjects, samples, machine: "\(name), \(count) processors")
    } catch {
      throw ProgramError("a subject failed: \(error)", status: 70)
    }
  }

  /// The same search as the other subjects', for another process.
  private static func serve() async -> Int32 {
    let host = SearchHost { _ in ConstantSearch() }
    let end: Void? = try? await host.serve(StandardInput.lines(), patience: .zero) { line in
      try? StandardOutput.write(line + "\n")
    }
    return end == nil ? 65 : 0
  }
}
