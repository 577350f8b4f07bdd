import Scenario

/// The visits as our own counter writes them down: the first source, which works today.
struct CounterVisits: VisitSource {
  /// The visits by the text of the guest's token, the newest first.
  var visits: [String: [Visit]]

  func visits(
    from first: Int, count: Int, token: Token
  ) async throws(SearchError) -> [Visit] {
    guard let list = visits[token.value] else { throw .notSignedIn }
    return Array(list.dropFirst(first).prefix(count))
  }
}
