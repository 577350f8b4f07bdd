import Scenario

/// Asks again when a search fails in a way that may pass.
///
/// - Role: decorator; component is `BusinessSearchClient` (GoF p. 177).
public struct RetriedSearch: BusinessSearchClient {
  private let inner: any BusinessSearchClient
  private let retry: Retry

  /// Wraps a client, decorated or not.
  public init(_ inner: some BusinessSearchClient, retry: Retry) {
    self.inner = inner
    self.retry = retry
  }

  /// Asks the inner client, again while it is unavailable.
  ///
  /// - Throws: The first failure, when no try worked; at once what another try can't change.
  public func search(_ query: Query) async throws(SearchError) -> [Business] {
    try await retry.run { () async throws(SearchError) in try await inner.search(query) }
  }

  /// Asks the inner client, again while it is unavailable.
  public func suggestions(for prefix: String) async throws(SearchError) -> [String] {
    try await retry.run { () async throws(SearchError) in
      try await inner.suggestions(for: prefix)
    }
  }
}
