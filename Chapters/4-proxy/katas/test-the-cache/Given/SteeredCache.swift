import Scenario
import TestSupport

/// Wraps the cache, so that the runner can decide whether calls overlap.
struct SteeredCache: RememberingSearch {
  let cache: Cache
  let callers: Callers

  func search(_ query: Query) async throws(SearchError) -> [Business] {
    try await callers.call { () async throws(SearchError) in try await cache.search(query) }
  }

  func suggestions(for prefix: String) async throws(SearchError) -> [String] {
    try await cache.suggestions(for: prefix)
  }

  func forget() async {
    await cache.forget()
  }
}

/// Wraps the cache's subject, so that the runner can decide when the cache's question arrives.
struct SteeredSubject: BusinessSearchClient {
  let subject: any BusinessSearchClient
  let callers: Callers

  func search(_ query: Query) async throws(SearchError) -> [Business] {
    await callers.question()
    return try await subject.search(query)
  }

  func suggestions(for prefix: String) async throws(SearchError) -> [String] {
    try await subject.suggestions(for: prefix)
  }
}
