import Scenario
import TestSupport

/// The cache, to calls that come at once: the runner says whether they meet.
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

/// The cache's subject, which is asked when the runner says so.
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
