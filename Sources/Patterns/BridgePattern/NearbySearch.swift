import Scenario

/// Finds the cafés nearest to a place.
///
/// - Role: refined abstraction; implementor is `Backend` (GoF p. 154).
public struct NearbySearch: BusinessSearchClient {
  private let account: Account

  /// Creates a search for an account.
  public init(account: Account) {
    self.account = account
  }

  /// Returns one page of the cafés around a place, nearest first.
  public func search(_ query: Query) async throws(SearchError) -> [Business] {
    let found = try await account.cafesInReach(of: query)
    return query.page(
      of: found.sorted {
        $0.location.distance(to: query.place) < $1.location.distance(to: query.place)
      })
  }
}
