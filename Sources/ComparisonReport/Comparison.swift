import Transcripts

/// The transcripts of several programs, side by side.
public struct Comparison<Step: NamedStep>: Equatable, Sendable {
  /// The columns' names, in the order in which they are shown.
  public var columns: [String]

  /// What the programs did, by column. A column whose program failed is missing here.
  public var transcripts: [String: Transcript<Step>]

  /// What happened to a program that brought no transcript, by column.
  public var failures: [String: String]

  /// What an author has to say about the cells.
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

  /// Whether a request left any of the programs. Where none did, there is nothing to count.
  var reachesNetwork: Bool {
    transcripts.values.contains { $0.rows.contains { !$0.cell.reaches.isEmpty } }
  }

  /// What a column did in a step, or nil when its program failed.
  public func cell(_ step: Step, in column: String) -> Cell? {
    transcripts[column]?.rows.first { $0.step == step }?.cell
  }
}
