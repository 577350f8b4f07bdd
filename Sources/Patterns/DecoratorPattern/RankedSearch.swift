import Scenario

/// Puts each page into the order of rating. It sees one page only: the best of all cafés may be
/// on another.
///
/// - Role: decorator; component is `BusinessSearchClient` (GoF p. 177).
public struct RankedSearch: BusinessSearchClient {
  private let inner: any BusinessSearchClient
  private let ranking: Ranking

  /// Wraps a client, decorated or not.
  public init(_ inner: some BusinessSearchClient, ranking: Ranking = Ranking()) {
    self.inner = inner
    self.ranking = ranking
  }

  /// Asks the inner client once, and ranks its page.
  public func search(_ query: Query) async throws(SearchError) -> [Business] {
    ranking.bestFirst(try await inner.search(query))
  }

  /// Asks the inner client once.
  public func suggestions(for prefix: String) async throws(SearchError) -> [String] {
    try await inner.suggestions(for: prefix)
  }
}
