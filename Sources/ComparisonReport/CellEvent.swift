import Transcripts

/// An event in one cell, reported at once, so that a later crash can't lose it.
public enum CellEvent: Codable, Equatable, Sendable {
  /// The client's code is about to run.
  case calls(code: String)

  /// A request left the program.
  case reaches(request: String)

  /// A wrapper logged a line.
  case logs(line: String)

  /// The step ended, with the result in one or two words and the lines that the user saw.
  case ends(outcome: String, shows: [String])

  /// A step that this version can't take, with the reason.
  public static func nothing(because reason: String) -> CellEvent {
    .ends(outcome: Cell.nothing, shows: [reason])
  }
}
