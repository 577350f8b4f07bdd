import Scenario

/// Retries a search that fails with a temporary error, such as `unavailable`.
///
/// - Role: decorator; component is `BusinessSearchClient` (GoF p. 177).
public struct RetriedSearch: BusinessSearchClient {
  private let inner: any BusinessSearchClient
  private let retry: Retry

  /// Wraps a client, which may be a decorator itself.
  public init(_ inner: some BusinessSearchClient, retry: Retry) {
    self.inner = inner
    self.retry = retry
  }

  /// Asks the inner client, and retries after each temporary error.
  ///
  /// - Throws: A permanent error at once, or the first temporary error when no try is left.
  public func search(_ query: Query) async throws(SearchError) -> [Business] {
    try await retry.run { () async throws(SearchError) in try await inner.search(query) }
  }

  /// Asks the inner client, and retries after each temporary error.
  public func suggestions(for prefix: String) async throws(SearchError) -> [String] {
    try await retry.run { () async throws(SearchError) in
      try await inner.suggestions(for: prefix)
    }
  }
}
