/// What one version of the app did in one step.
public struct Cell: Codable, Equatable, Sendable {
  /// The client's own code, as it stands in the sources; several lines are joined by a newline.
  public var call: String

  /// The result in one or two words, such as `3 cafés`, `blocked` or `error`.
  public var outcome: String

  /// What the user saw, line by line.
  public var shows: [String]

  /// What the client's call became on its way to the inner object, and who made that object; empty
  /// where nobody asks.
  public var passes: [String]

  /// The requests that left the program, one line each, secrets struck out.
  public var reaches: [String]

  /// What a wrapper wrote to the log that it was given.
  public var logs: [String]

  /// What went from one part of the program to another, in order; none where nobody looked on.
  public var messages: [Message]

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

  /// The outcome of a cell that has nothing to show.
  public static let nothing = "n/a"

  /// A cell for a step that this version can't take, with the reason.
  public static func nothing(because reason: String) -> Cell {
    Cell(call: "", outcome: nothing, shows: [reason])
  }

  /// Whether this version can't take the step.
  public var isNothing: Bool {
    outcome == Cell.nothing
  }

  /// The outcome that is printed where a program brought no cell.
  public static let unknown = "?"

  /// Whether there is a run to look at.
  public var isTaken: Bool {
    !isNothing && outcome != Cell.unknown
  }

  /// Whether two cells are printed alike in words: the messages are only drawn.
  public func printsTheSame(as other: Cell) -> Bool {
    var (mine, others) = (self, other)
    (mine.messages, others.messages) = ([], [])
    return mine == others
  }
}
