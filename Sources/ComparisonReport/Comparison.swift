import Transcripts

/// The transcripts of several programs, side by side.
public struct Comparison<Step: NamedStep>: Equatable, Sendable {
  /// The columns' names, in the order in which they are shown.
  public var columns: [String]

  /// The transcripts by column, without the columns whose programs failed.
  public var transcripts: [String: Transcript<Step>]

  /// The failures of programs without a transcript, by column.
  public var failures: [String: String]

  /// The author's explanations of the cells.
  public var lessons: Lessons<Step>

  /// Creates a comparison.
  public init(
    columns: [String], transcripts: [String: Transcript<Step>], failures: [String: String] = [:],
    lessons: Lessons<Step> = Lessons()
  ) {
    self.columns = columns
    self.transcripts = transcripts
    self.failures = failures
    self.lessons = lessons
  }

  /// Whether any program sent a request. If not, requests aren't counted.
  var reachesNetwork: Bool {
    transcripts.values.contains { $0.rows.contains { !$0.cell.reaches.isEmpty } }
  }

  /// The cell of a column in a step; nil if its program failed.
  public func cell(_ step: Step, in column: String) -> Cell? {
    transcripts[column]?.rows.first { $0.step == step }?.cell
  }
}
