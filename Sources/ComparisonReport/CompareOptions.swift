import CommandLineSupport
import Foundation
import Transcripts

/// The options of the program that compares the other programs.
public struct CompareOptions<Step: NamedStep>: Equatable, Sendable {
  /// The format and the destination of the output.
  public var printing: Printing

  /// The columns, in their fixed order.
  public var columns: [String]

  /// The part of the comparison that is printed.
  public var scope: Scope<Step>

  /// Whether to draw the calls of a step with characters.
  var isDrawn: Bool

  /// The folder of the programs; nil for this program's folder.
  public var directory: URL?

  /// The time limit for each program.
  public var deadline: Duration

  /// The columns to run for `--predict`, nil without it. The choices of a question come from all
  /// columns, even if the questions are about only some of them.
  var predicted: [String]?

  /// Reads a command line without the program's name; nil after printing the help.
  ///
  /// - Parameter formats: The formats that the program offers.
  public init?(
    _ words: some Sequence<String>, of command: Command, columns known: CompareColumns,
    formats: [Printing.Format] = Printing.Format.allCases
  ) throws(ProgramError) {
    let arguments = try command.parse(words)
    printing = try Printing(arguments, formats: formats)
    columns = try Self.columns(in: arguments, known)
    scope = try Self.scope(in: arguments)
    isDrawn = try Self.isDrawn(in: arguments)
    directory = try Self.directory(in: arguments)
    deadline = try arguments.seconds("--deadline", in: 0.1...3600) ?? .seconds(30)
    predicted = try Self.predicted(in: arguments, known, asking: columns)
    guard try !command.helps(arguments) else { return nil }
    guard predicted == nil || Keys.areThere else {
      throw .usage(
        "'--predict' asks questions at a terminal, but there is none: use '--step NAME', or the "
          + "page that '--format html' writes")
    }
  }

  private static func predicted(
    in arguments: Arguments, _ known: CompareColumns, asking columns: [String]
  ) throws(ProgramError) -> [String]? {
    guard arguments.has("--predict") else { return nil }
    for other in ["--format", "--full", "--all", "--drawing", "--output"]
    where arguments.has(other) {
      throw .usage("'--predict' and '\(other)' can't be used together: give one of them")
    }
    return columns.filter { !known.standard.contains($0) } + known.standard
  }

  private static func columns(
    in arguments: Arguments, _ known: CompareColumns
  ) throws(ProgramError) -> [String] {
    let baseline = [known.baseline].compactMap(\.self)
    let all = baseline + known.standard
    let only = try arguments.list("--only", kind: "column", among: all)
    let wanted =
      (only ?? known.standard) + (arguments.has(known.baselineOption) ? baseline : [])
    return all.filter(wanted.contains)
  }

  private static func scope(in arguments: Arguments) throws(ProgramError) -> Scope<Step> {
    let wide = ["--all", "--full", "--step"].filter(arguments.has)
    guard wide.count < 2 else {
      throw .usage("'\(wide[0])' and '\(wide[1])' can't be used together: give one of them")
    }
    guard let name = arguments.text("--step") else {
      return arguments.has("--full") ? .full : arguments.has("--all") ? .all : .firstView
    }
    if let number = Int(name) {
      guard let step = Step.allCases.first(where: { $0.number == number }) else {
        throw .usage(
          "there is no step \(number): give a number from 1 to \(Step.allCases.count) or a name")
      }
      return .step(step)
    }
    guard let step = Step.allCases.first(where: { $0.answers(to: name) }) else {
      throw .unknown("step", name, among: Step.allCases.map(\.rawValue))
    }
    return .step(step)
  }

  private static func isDrawn(in arguments: Arguments) throws(ProgramError) -> Bool {
    let isPicture = arguments.text("--format") == "svg"
    guard arguments.has("--drawing") || isPicture else { return false }
    let drawing = isPicture ? "--format svg" : "--drawing"
    for other in ["--all", "--full"] where arguments.has(other) {
      throw .usage("'\(drawing)' shows one step: give '--step NAME' instead of '\(other)'")
    }
    guard !arguments.has("--drawing") || !arguments.has("--format") else {
      throw .usage("'--drawing' and '--format' can't be used together: give one of them")
    }
    return !isPicture
  }

  private static func directory(in arguments: Arguments) throws(ProgramError) -> URL? {
    guard let path = arguments.text("--bin-path") else { return nil }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else {
      throw .usage("'\(path)' isn't a folder: give '--bin-path' the folder that holds the programs")
    }
    return URL(fileURLWithPath: path, isDirectory: true)
  }
}
