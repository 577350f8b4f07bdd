import Scenario

/// Finds cafés round a place by how their name begins, in the order of the alphabet.
///
/// - Role: refined abstraction; implementor is `Backend` (GoF p. 154).
public struct NameSearch: BusinessSearchClient {
  private let account: Account

  /// Creates a search for an account.
  public init(account: Account) {
    self.account = account
  }

  /// One page of the cafés whose name begins with the query's term, by name.
  public func search(_ query: Query) async throws(SearchError) -> [Business] {
    try query.validate()
    let (backend, token) = await account.connection
    var found: [Business] = []
    for tile in MapTile.around(query.place) {
      found += try await backend.cafes(on: tile, matching: query.term, token: token)
    }
    let beginning = query.term.lowercased()
    let named = found.filter { $0.name.lowercased().hasPrefix(beginning) }
    return query.page(of: named.sorted { $0.name < $1.name })
  }
}
