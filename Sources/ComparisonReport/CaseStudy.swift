import CommandLineSupport
import Foundation
import Processes
import Transcripts

/// A program that shows several versions of one thing, side by side.
///
/// It takes each step of each version in a process of its own: some die of what they are given, and
/// cost their own cell only.
public struct CaseStudy<Step: NamedStep>: Sendable {
  /// Takes a step of a version, and tells what happens.
  public typealias Take =
    @MainActor (
      _ step: Step, _ column: String, _ tell: @escaping @Sendable (CellEvent) -> Void
    ) async -> Void

  /// The program's command line.
  public let command: Command

  /// Nobody records the calls, so there is nothing to draw.
  private static var formats: [Printing.Format] { [.text, .markdown, .json, .html] }

  private let ownOptions: [CommandOption]
  private let columns: CompareColumns
  private let built: [String: [String]]
  private let lessons: Lessons<Step>

  /// Creates a case study.
  ///
  /// - Parameters:
  ///   - name: The program's name.
  ///   - about: What it shows, for its help.
  ///   - versions: The columns in their order, each with how it is put together, outermost first.
  ///   - lessons: What an author has to say about the cells.
  ///   - options: Options of the program's own, which do something else than to lay versions out.
  public init(
    _ name: String, about: String, versions: KeyValuePairs<String, [String]>,
    lessons: Lessons<Step> = Lessons(), options: [CommandOption] = []
  ) {
    columns = CompareColumns(standard: versions.map(\.key))
    built = Dictionary(versions.map { ($0.key, $0.value) }) { first, _ in first }
    ownOptions = options
    self.lessons = lessons
    let here = CommandOption(
      "--here",
      about: "take the one --step of the one --only in this process, and tell what happens")
    command = Command(
      name, about: about, options: options + CompareOptions<Step>.layout(Self.formats) + [here])
  }

  /// The command line when it has an option of the program's own; nil when `run` does what it says.
  public func ownArguments(_ words: some Sequence<String>) throws(ProgramError) -> Arguments? {
    let arguments = try command.parse(words)
    guard let own = ownOptions.first(where: { arguments.has($0.name) }), !arguments.has("--help")
    else { return nil }
    try arguments.expectAlone(own.name)
    return arguments
  }

  /// Does what the command line says: lays the versions out, or takes one step of one of them.
  ///
  /// - Throws: A line that says what is wrong with the command line or the output.
  /// - Returns: The exit status: 1 when a process did something else than to end or die.
  public func run(
    _ words: some Sequence<String>, take: Take
  ) async throws(ProgramError) -> Int32 {
    let options = try CompareOptions<Step>(
      words, of: command, columns: columns, formats: Self.formats)
    guard let options else { return 0 }
    guard try command.parse(words).has("--here") else {
      ChildProcess.endAllWhenInterrupted()
      let comparison = await gather(options)
      try options.deliver(comparison)
      return comparison.failures.isEmpty ? 0 : 1
    }
    guard case .step(let step) = options.scope, options.columns.count == 1 else {
      throw .usage("'--here' takes one step of one column: give '--step' and '--only' as well")
    }
    await take(step, options.columns[0], Self.tell)
    return 0
  }

  /// An event as a line of JSON. Nobody is there to be told that it can't be written.
  @Sendable
  private static func tell(_ event: CellEvent) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    guard let line = try? encoder.encode(event) else { return }
    try? StandardOutput.write(String(decoding: line, as: UTF8.self) + "\n")
  }

  /// Takes the steps that are wanted, and lays out what was told.
  private func gather(_ options: CompareOptions<Step>) async -> Comparison<Step> {
    let steps = options.scope.steps
    var comparison = Comparison<Step>(
      columns: options.columns, transcripts: [:], lessons: lessons)
    for column in options.columns {
      var transcript = Transcript<Step>(column: column, built: built[column] ?? [], rows: [])
      // A column after the other: a process for each cell at once would be many.
      for (step, report) in zip(steps, await reports(of: steps, in: column)) {
        switch Cell.read(from: report) {
        case .success(let cell): transcript.rows.append(.init(step: step, cell: cell))
        case .failure(let failure):
          comparison.failures[column] = "\(column) \(failure.sentence) in '\(step.rawValue)'"
        }
      }
      if comparison.failures[column] == nil { comparison.transcripts[column] = transcript }
    }
    return comparison
  }

  /// What the processes did that take the steps of a column, in the steps' order.
  private func reports(of steps: [Step], in column: String) async -> [ChildReport] {
    // Who waits for a trace of each crash waits long, and nobody reads it.
    let quiet = ["SWIFT_BACKTRACE": "enable=no"]
    let environment = ProcessInfo.processInfo.environment.merging(quiet) { $1 }
    let program = Bundle.main.executableURL ?? Bundle.main.bundleURL.appending(path: command.name)
    return await withTaskGroup { group in
      for (place, step) in steps.enumerated() {
        let words = ["--here", "--only", column, "--step", step.rawValue]
        group.addTask {
          let child = ChildProcess(program, words, environment: environment)
          return (place, await child.run(deadline: .seconds(30)))
        }
      }
      return await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }
}
