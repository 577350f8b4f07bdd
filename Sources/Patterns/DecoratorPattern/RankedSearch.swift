import Scenario

/// Sorts the cafés of each page by rating. Every page is sorted separately, so a later page can
/// hold a better café.
///
/// - Role: decorator; component is `BusinessSearchClient` (GoF p. 177).
public struct RankedSearch: BusinessSearchClient {
  private let inner: any BusinessSearchClient
  private let ranking: Ranking

  /// Wraps a client, which may be a decorator itself.
  public init(_ inner: some BusinessSearchClient, ranking: Ranking = Ranking()) {
    self.inner = inner
    self.ranking = ranking
  }

  /// Asks the inner client once, and sorts its page.
  public func search(_ query: Query) async throws(SearchError) -> [Business] {
    ranking.bestFirst(try await inner.search(query))
  }

  /// Asks the inner client once.
  public func suggestions(for prefix: String) async throws(SearchError) -> [String] {
    try await inner.suggestions(for: prefix)
  }
}
