import CommandLineSupport
import Foundation
import Processes
import Transcripts

/// A program that compares several versions side by side.
///
/// Each step of each version runs in a separate process, so a crash affects only its own cell.
public struct CaseStudy<Step: NamedStep>: Sendable {
  /// Runs a step of a version, and reports its events.
  public typealias Take =
    @MainActor (
      _ step: Step, _ column: String, _ tell: @escaping @Sendable (CellEvent) -> Void
    ) async -> Void

  /// The program's command line.
  public let command: Command

  /// The calls aren't recorded, so there is no drawing.
  private static var formats: [Printing.Format] { [.text, .markdown, .json, .html] }

  private let ownOptions: [CommandOption]
  private let columns: CompareColumns
  private let built: [String: [String]]
  private let lessons: Lessons<Step>

  /// Creates a case study.
  ///
  /// - Parameters:
  ///   - name: The program's name.
  ///   - about: What the program shows, for `--help`.
  ///   - versions: The columns in order, each with its wrappers, outermost first.
  ///   - lessons: The author's explanations of the cells.
  ///   - options: The program's own options, which do something other than a comparison.
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
      about: "run one step of one column (--step, --only) in this process, and print its events")
    command = Command(
      name, about: about, options: options + CompareOptions<Step>.layout(Self.formats) + [here])
  }

  /// The arguments if they contain one of the program's own options, else nil.
  public func ownArguments(_ words: some Sequence<String>) throws(ProgramError) -> Arguments? {
    let arguments = try command.parse(words)
    guard let own = ownOptions.first(where: { arguments.has($0.name) }), !arguments.has("--help")
    else { return nil }
    try arguments.expectAlone(own.name)
    return arguments
  }

  /// Runs the command line: compares the versions, or runs one step of one version.
  ///
  /// - Throws: An error in the command line or the output.
  /// - Returns: The exit status: 1 if a process neither finished its step nor crashed.
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
      throw .usage("'--here' runs one step of one column: give '--step' and '--only' as well")
    }
    await take(step, options.columns[0], Self.tell)
    return 0
  }

  /// Prints an event as a line of JSON. Errors are ignored: there is no way to report them.
  @Sendable
  private static func tell(_ event: CellEvent) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    guard let line = try? encoder.encode(event) else { return }
    try? StandardOutput.write(String(decoding: line, as: UTF8.self) + "\n")
  }

  /// Runs the requested steps, and collects their events.
  private func gather(_ options: CompareOptions<Step>) async -> Comparison<Step> {
    let steps = options.scope.steps
    var comparison = Comparison<Step>(
      columns: options.columns, transcripts: [:], lessons: lessons)
    for column in options.columns {
      var transcript = Transcript<Step>(column: column, built: built[column] ?? [], rows: [])
      // One column at a time, to limit the number of processes.
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

  /// The reports of the processes that run the steps of a column, in the steps' order.
  private func reports(of steps: [Step], in column: String) async -> [ChildReport] {
    // Backtraces take long, and aren't shown.
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
