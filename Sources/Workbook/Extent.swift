/// How much of a comparison is printed.
public enum Extent<Step: ComparisonStep>: Equatable, Sendable {
  /// A step a line: outcome and number of requests.
  case matrix

  /// One step whole.
  case step(Step)

  /// All steps whole.
  case full
}
