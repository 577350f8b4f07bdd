import Transcripts

/// A sentence about one or more steps.
struct Notice<Step: NamedStep>: Equatable {
  var steps: [Step]
  var words: String
  var weight: Int

  /// The steps as they are called in the sentence: many of them by their numbers.
  var stepNames: [String] {
    steps.count > 3 ? steps.map { String($0.number) } : steps.map(\.shortName)
  }

  var sentence: String {
    "\(stepNames.listed): \(words)"
  }
}
