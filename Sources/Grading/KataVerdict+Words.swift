import KataRunner

extension KataVerdict {
  /// The verdict in words, for tables and sentences. JSON has the raw values.
  var words: String {
    switch self {
    case .done: "done"
    case .failed: "tests failed"
    case .notStarted: "not started"
    case .doesNotCompile: "doesn't compile"
    case .crashed: "crashed"
    case .timedOut: "timed out"
    case .tooMuchOutput: "too much output"
    case .needsReview: "needs review"
    case .graderError: "grader error"
    }
  }
}
