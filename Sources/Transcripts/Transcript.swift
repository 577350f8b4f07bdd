/// What one program did in all steps: a column of the comparison.
public struct Transcript<Step: NamedStep>: Codable, Equatable, Sendable {
  /// A step and what happened in it.
  public struct Row: Codable, Equatable, Sendable {
    /// The step.
    public var step: Step

    /// The step's title.
    public var title: String

    /// What happened.
    public var cell: Cell

    /// Creates a row.
    public init(step: Step, cell: Cell) {
      self.step = step
      self.title = step.title
      self.cell = cell
    }
  }

  /// The program's name, such as `proxy`.
  public var column: String

  /// How the program is put together: one wrapper a line, outermost first.
  public var built: [String]

  /// The steps in their order.
  public var rows: [Row]

  /// What this program alone has to show, line by line; it stands after the steps.
  public var notes: [String]

  /// Creates a transcript.
  public init(column: String, built: [String], rows: [Row], notes: [String] = []) {
    self.column = column
    self.built = built
    self.rows = rows
    self.notes = notes
  }
}
