import Transcripts

/// How much of a comparison is printed.
public enum Scope<Step: NamedStep>: Equatable, Sendable {
  /// What each column does, and where it matters.
  case firstView

  /// A step a line: outcome and number of requests.
  case all

  /// One step whole.
  case step(Step)

  /// All steps whole.
  case full

  /// The steps that are printed.
  var steps: [Step] {
    if case .step(let step) = self { [step] } else { Step.allCases }
  }
}
