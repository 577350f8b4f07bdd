import Scenario
import TestSupport

/// A source that didn't exist when `VisitPages` and `StampCard` were written. It records what it is
/// asked for.
final class HandmadeSource: VisitSource {
  private let questions = Notes<String>()
  private let list: [Visit]
  private let failure: SearchError?

  init(_ list: [Visit] = .sample, failing failure: SearchError? = nil) {
    self.list = list
    self.failure = failure
  }

  /// The questions, in order.
  var asked: [String] {
    questions.all
  }

  func visits(
    from first: Int, count: Int, token: Token
  ) async throws(SearchError) -> [Visit] {
    questions.write("\(count) from \(first) for \(token.value)")
    if let failure { throw failure }
    return Array(list.dropFirst(first).prefix(count))
  }
}
