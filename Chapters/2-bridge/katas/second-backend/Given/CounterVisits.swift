import Scenario

/// The visits that our own server has counted. This is the first source, which the app uses today.
struct CounterVisits: VisitSource {
  /// The visits of each guest, the newest first. The key is the text of the guest's token.
  var visits: [String: [Visit]]

  func visits(
    from first: Int, count: Int, token: Token
  ) async throws(SearchError) -> [Visit] {
    guard let list = visits[token.value] else { throw .notSignedIn }
    return Array(list.dropFirst(first).prefix(count))
  }
}
