import CommandLineSupport
import Foundation
import MeasuredCalls
import Remote
import RemoteProcess

/// `Scripts/measure`, which measures the cost of calls through wrappers.
public enum MeasureProgram {
  private static let formats: [Printing.Format] = [.text, .json]

  /// The arguments of the second process.
  private static let serving = ["--serve-constant-answers"]

  private static let command = Command(
    "measure",
    about: """
      Measures what a call through each of the patterns costs, compared with a direct call: the
      nanoseconds in the fastest of a hundred rounds, the ratio to a direct call, and the extra cost
      in words.
      """,
    options: [
      CommandOption(
        "--check", about: "exit with status 1 if a cost is far from the expected cost"),
      Printing.format(formats),
    ])

  /// Runs a command line without the program's name.
  ///
  /// - Parameter program: The program's executable file.
  /// - Returns: The exit status: 1 if `--check` found an unexpected cost.
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
    progress.say("measure: measuring ...")
    defer { progress.clear() }
    do {
      return [
        try await PriceTable("Called without waiting", timing: Subject.called()),
        try await PriceTable("Awaited", timing: Subject.awaited(server)),
      ]
    } catch {
      throw ProgramError("a measured call failed: \(error)", status: 70)
    }
  }

  /// Hosts a ``ConstantSearch`` in the second process.
  private static func serve() async -> Int32 {
    let host = SearchHost { _ in ConstantSearch() }
    let end: Void? = try? await host.serve(StandardInput.lines(), patience: .zero) { line in
      try? StandardOutput.write(line + "\n")
    }
    return end == nil ? 65 : 0
  }
}
