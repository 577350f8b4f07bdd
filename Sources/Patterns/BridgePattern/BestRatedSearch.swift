import Scenario

/// Finds the best-rated cafés around a place. It compares all cafés within reach before it answers,
/// since any of them may be the best.
///
/// - Role: refined abstraction; implementor is `Backend` (GoF p. 154).
public struct BestRatedSearch: BusinessSearchClient {
  private let account: Account

  /// Creates a search for an account.
  public init(account: Account) {
    self.account = account
  }

  /// Returns one page of the cafés around a place, best rated first.
  public func search(_ query: Query) async throws(SearchError) -> [Business] {
    let found = try await account.cafesInReach(of: query)
    return query.page(of: Ranking().bestFirst(found))
  }
}
