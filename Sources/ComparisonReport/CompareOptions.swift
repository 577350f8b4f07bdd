import CommandLineSupport
import Foundation
import Transcripts

/// The options of the program that lays the others out side by side.
public struct CompareOptions<Step: NamedStep>: Equatable, Sendable {
  /// How the comparison is printed, and where.
  public var printing: Printing

  /// The columns, in their fixed order.
  public var columns: [String]

  /// What of the comparison is printed.
  public var scope: Scope<Step>

  /// The folder that holds the programs; nil for the one that holds this program.
  public var directory: URL?

  /// How long each program may take.
  public var deadline: Duration

  /// The columns that are run because a reader is asked about some of them before anything is
  /// shown, and chooses from what all of them do; nil when nobody is asked.
  var predicted: [String]?

  /// Reads a command line, the program's name left out; nil when all it asks for is help.
  public init?(
    _ words: some Sequence<String>, of command: Command, columns known: CompareColumns
  ) throws(ProgramError) {
    let arguments = try command.parse(words)
    printing = try Printing(arguments)
    columns = try Self.columns(in: arguments, known)
    scope = try Self.scope(in: arguments)
    directory = try Self.directory(in: arguments)
    deadline = try arguments.seconds("--deadline", in: 0.1...3600) ?? .seconds(30)
    predicted = try Self.predicted(in: arguments, known, asking: columns)
    guard try !command.helps(arguments) else { return nil }
    guard predicted == nil || Keys.areThere else {
      throw .usage(
        "'--predict' asks at a terminal, and there is none: take '--step NAME', or the page that "
          + "'--format html' writes")
    }
  }

  private static func predicted(
    in arguments: Arguments, _ known: CompareColumns, asking columns: [String]
  ) throws(ProgramError) -> [String]? {
    guard arguments.has("--predict") else { return nil }
    for other in ["--format", "--full", "--output"] where arguments.has(other) {
      throw .usage("'--predict' and '\(other)' exclude each other: give one of them")
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
    guard let name = arguments.text("--step") else {
      return arguments.has("--full") ? .full : .matrix
    }
    guard !arguments.has("--full") else {
      throw .usage("'--step' and '--full' exclude each other: give one of them")
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

  private static func directory(in arguments: Arguments) throws(ProgramError) -> URL? {
    guard let path = arguments.text("--bin-path") else { return nil }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else {
      throw .usage("'\(path)' is no folder: give '--bin-path' the one that holds the programs")
    }
    return URL(fileURLWithPath: path, isDirectory: true)
  }
}
