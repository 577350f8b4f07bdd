import Scenario

/// A client that wraps another client, and forwards every call.
struct Relay: BusinessSearchClient {
  let inner: any BusinessSearchClient

  func search(_ query: Query) async throws(SearchError) -> [Business] {
    try await inner.search(query)
  }

  func suggestions(for prefix: String) async throws(SearchError) -> [String] {
    try await inner.suggestions(for: prefix)
  }
}
