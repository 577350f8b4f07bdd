import Scenario

/// Caches answers. A query that equals an earlier query is answered from the cache, without asking
/// the subject.
///
/// Failures aren't cached. A full cache removes its oldest answer. All other answers stay in the
/// cache, so they can be out of date.
///
/// If two equal queries arrive at the same time, both go to the subject. A cancelled caller still
/// gets a cached answer. With a ``SharedSearch`` around this proxy, only one query is sent, and
/// cancelled callers get no answer.
///
/// - Role: caching proxy; subject is a `BusinessSearchClient`. The book doesn't name this kind
///   (GoF pp. 208-209). Like a protection proxy, it decides whether the subject is asked.
public actor CachedSearch: BusinessSearchClient {
  private let subject: any BusinessSearchClient
  private var pages: Remembered<Query, [Business]>
  private var names: Remembered<String, [String]>

  /// Creates a proxy.
  ///
  /// - Parameters:
  ///   - capacity: The maximum number of cached searches, and of cached suggestions.
  ///   - obtain: Makes the subject.
  public init(capacity: Int = 50, obtain: () -> any BusinessSearchClient) {
    subject = obtain()
    pages = Remembered(capacity: capacity)
    names = Remembered(capacity: capacity)
  }

  /// Returns the cached page, or asks the subject and caches the new page.
  public func search(_ query: Query) async throws(SearchError) -> [Business] {
    // Rejects NaN: it doesn't equal itself, so its page would never be found in the cache.
    try query.validate()
    if let page = pages[query] { return page }
    let page = try await subject.search(query)
    pages.remember(page, for: query)
    return page
  }

  /// Returns the cached suggestions, or asks the subject and caches the new ones.
  public func suggestions(for prefix: String) async throws(SearchError) -> [String] {
    if let known = names[prefix] { return known }
    let found = try await subject.suggestions(for: prefix)
    names.remember(found, for: prefix)
    return found
  }
}
