import Scenario

/// Finds the best rated cafés of all that are round a place. It looks at every tile before it
/// answers, since the best may be on the last.
///
/// - Role: refined abstraction; implementor is `Backend` (GoF p. 154).
public struct BestRatedSearch: BusinessSearchClient {
  private let account: Account

  /// Creates a search for an account.
  public init(account: Account) {
    self.account = account
  }

  /// One page of the cafés round a place, the best rated first.
  public func search(_ query: Query) async throws(SearchError) -> [Business] {
    try query.validate()
    let (backend, token) = await account.connection
    var found: [Business] = []
    for tile in MapTile.around(query.place) {
      found += try await backend.cafes(on: tile, matching: query.term, token: token)
    }
    return query.page(of: Ranking().bestFirst(found))
  }
}
