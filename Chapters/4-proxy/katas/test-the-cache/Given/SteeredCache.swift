import Scenario
import TestSupport

/// The cache, wrapped so that the runner decides whether calls at the same time overlap.
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

/// The cache's subject, wrapped so that the runner decides when it is asked.
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
