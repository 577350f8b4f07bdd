import Scenario

/// Finds the cafés nearest to a place. It looks at one tile of the map after another, and stops
/// as soon as no further tile can hold a nearer café.
///
/// - Role: refined abstraction; implementor is `Backend` (GoF p. 154).
public struct NearbySearch: BusinessSearchClient {
  private let account: Account

  /// Creates a search for an account.
  public init(account: Account) {
    self.account = account
  }

  /// One page of the cafés round a place, the nearest first.
  public func search(_ query: Query) async throws(SearchError) -> [Business] {
    try query.validate()
    let (backend, token) = await account.connection
    let wanted = query.offset + query.limit
    var found: [Business] = []
    for tile in MapTile.around(query.place) {
      let border = tile.distance(from: query.place)
      let settled = found.filter { $0.location.distance(to: query.place) <= border }
      if settled.count >= wanted { break }
      found += try await backend.cafes(on: tile, matching: query.term, token: token)
    }
    return query.page(
      of: found.sorted {
        $0.location.distance(to: query.place) < $1.location.distance(to: query.place)
      })
  }
}
