import Transcripts

/// How much of a comparison is printed.
public enum Scope<Step: NamedStep>: Equatable, Sendable {
  /// A step a line: outcome and number of requests.
  case matrix

  /// One step whole.
  case step(Step)

  /// All steps whole.
  case full

  /// The steps that are printed.
  var steps: [Step] {
    if case .step(let step) = self { [step] } else { Step.allCases }
  }
}
