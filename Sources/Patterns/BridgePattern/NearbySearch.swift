import Scenario

/// Finds the cafés nearest to a place, as far as ``Account/reach``. It stops looking as soon as
/// nothing that it hasn't seen can be nearer.
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
    let found = try await account.cafesInReach(of: query) { found, metres in
      let settled = found.count { $0.location.distance(to: query.place) <= metres }
      return settled >= query.offset + query.limit
    }
    return query.page(
      of: found.sorted {
        $0.location.distance(to: query.place) < $1.location.distance(to: query.place)
      })
  }
}
