import Scenario

/// Finds the best rated of all cafés around a place. It looks at everything within reach before it
/// answers, since any of it may be the best.
///
/// - Role: refined abstraction; implementor is `Backend` (GoF p. 154).
public struct BestRatedSearch: BusinessSearchClient {
  private let account: Account

  /// Creates a search for an account.
  public init(account: Account) {
    self.account = account
  }

  /// One page of the cafés around a place, the best rated first.
  public func search(_ query: Query) async throws(SearchError) -> [Business] {
    let found = try await account.cafesInReach(of: query)
    return query.page(of: Ranking().bestFirst(found))
  }
}
