import CommandLineSupport
import Foundation
import MeasuredCalls
import Remote
import RemoteProcess

/// `Scripts/measure`: what a call through a wrapper costs.
public enum MeasureProgram {
  private static let formats: [Printing.Format] = [.text, .json]

  /// What it is started with as the other process.
  private static let serving = ["--serve-constant-answers"]

  private static let command = Command(
    "measure",
    about: """
      Says what a call costs through each of the patterns, beside a direct call: how many
      nanoseconds in the fastest of a hundred rounds, how many times as long as the direct call
      that is, and in words, how much more.
      """,
    options: [
      CommandOption("--check", about: "status 1 when a price is far from what is expected"),
      Printing.format(formats),
    ])

  /// Reads a command line, the program's name left out, and does what it says.
  ///
  /// - Parameter program: The program's own file.
  /// - Returns: The exit status: 1 when `--check` found something.
  public static func run(_ words: [String], program: URL) async throws(ProgramError) -> Int32 {
    guard words != serving else { return await serve() }
    let arguments = try command.parse(words)
    let printing = try Printing(arguments, formats: formats)
    guard try !command.helps(arguments) else { return 0 }
    let tables = try await tables(ServerProgram(program, serving))
    try printing.deliver(
      text: { _ in tables.map(\.text).joined(separator: "\n") }, json: json(tables))
    let isAsExpected = tables.flatMap(\.prices).allSatisfy(\.isAsExpected)
    return arguments.has("--check") && !isAsExpected ? 1 : 0
  }

  private static func tables(_ server: ServerProgram) async throws(ProgramError) -> [PriceTable] {
    let progress = Progress.standardError
    progress.say("measuring")
    defer { progress.clear() }
    do {
      return [
        try await PriceTable("Called without waiting", timing: Subject.called()),
        try await PriceTable("Awaited", timing: Subject.awaited(server)),
      ]
    } catch {
      throw ProgramError("a subject failed: \(error)", status: 70)
    }
  }

  /// Answers as ``ConstantSearch`` does, in the other process.
  private static func serve() async -> Int32 {
    let host = SearchHost { _ in ConstantSearch() }
    let end: Void? = try? await host.serve(StandardInput.lines(), patience: .zero) { line in
      try? StandardOutput.write(line + "\n")
    }
    return end == nil ? 65 : 0
  }
}
