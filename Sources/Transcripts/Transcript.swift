/// The results of one program in all steps: a column of the comparison.
public struct Transcript<Step: NamedStep>: Codable, Equatable, Sendable {
  /// A step and its result.
  public struct Row: Codable, Equatable, Sendable {
    /// The step.
    public var step: Step

    /// The step's title.
    public var title: String

    /// The result.
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

  /// The program's wrappers, one per line, outermost first.
  public var built: [String]

  /// The steps in their order.
  public var rows: [Row]

  /// Lines that only this program prints, after the steps.
  public var notes: [String]

  /// Creates a transcript.
  public init(column: String, built: [String], rows: [Row], notes: [String] = []) {
    self.column = column
    self.built = built
    self.rows = rows
    self.notes = notes
  }
}
