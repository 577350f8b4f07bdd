import Transcripts

/// The part of a comparison that is printed.
public enum Scope<Step: NamedStep>: Equatable, Sendable {
  /// What each column does, and the situations where the columns differ.
  case firstView

  /// All steps, one per line, with outcome and number of requests.
  case all

  /// One step in full.
  case step(Step)

  /// All steps in full.
  case full

  var steps: [Step] {
    if case .step(let step) = self { [step] } else { Step.allCases }
  }
}
