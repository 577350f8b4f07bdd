import Transcripts

/// Something that happened in one cell, told as it happens: what was told stays told when the
/// program dies of the next thing.
public enum CellEvent: Codable, Equatable, Sendable {
  /// The client's own code is about to run.
  case calls(code: String)

  /// A request left the program.
  case reaches(request: String)

  /// A wrapper wrote a line.
  case logs(line: String)

  /// The step came to its end: the result in one or two words, and what the user saw.
  case ends(outcome: String, shows: [String])

  /// A step that this version can't take, with the reason.
  public static func nothing(because reason: String) -> CellEvent {
    .ends(outcome: Cell.nothing, shows: [reason])
  }
}
