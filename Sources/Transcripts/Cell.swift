/// The result of one step in one version of the app.
public struct Cell: Codable, Equatable, Sendable {
  /// The client's own code, exactly as in the sources. Newlines separate its lines.
  public var call: String

  /// The result in one or two words, such as `3 cafés`, `blocked` or `error`.
  public var outcome: String

  /// What the user saw, line by line.
  public var shows: [String]

  /// The calls that the inner object received for the client's call, and what created that object.
  /// Only the step `forwarded` fills this.
  public var passes: [String]

  /// The requests to the network, one line each, with secrets masked.
  public var reaches: [String]

  /// The lines that wrappers wrote to their log.
  public var logs: [String]

  /// The calls, answers and other messages between parts of the program, in order. Empty where
  /// calls aren't recorded.
  public var messages: [Message]

  private enum CodingKeys: String, CodingKey {
    case call, outcome, logs, messages
    case shows = "userSees"
    case passes = "becomes"
    case reaches = "network"
  }

  /// Creates a cell.
  public init(
    call: String, outcome: String, shows: [String], passes: [String] = [], reaches: [String] = [],
    logs: [String] = [], messages: [Message] = []
  ) {
    self.call = call
    self.outcome = outcome
    self.shows = shows
    self.passes = passes
    self.reaches = reaches
    self.logs = logs
    self.messages = messages
  }

  /// The outcome of a step that this version can't take.
  public static let nothing = "n/a"

  /// A cell for a step that this version can't take, with the reason.
  public static func nothing(because reason: String) -> Cell {
    Cell(call: "", outcome: nothing, shows: [reason])
  }

  /// Whether this version can't take the step.
  public var isNothing: Bool {
    outcome == Cell.nothing
  }

  /// The outcome that is printed when a program failed.
  public static let unknown = "?"

  /// Whether the step ran.
  public var isTaken: Bool {
    !isNothing && outcome != Cell.unknown
  }

  /// Whether two cells look the same as text. Text doesn't show the messages.
  public func printsTheSame(as other: Cell) -> Bool {
    var (mine, others) = (self, other)
    (mine.messages, others.messages) = ([], [])
    return mine == others
  }
}
