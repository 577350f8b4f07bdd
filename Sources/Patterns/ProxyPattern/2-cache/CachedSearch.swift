import Scenario

/// Caches answers: a query that equals an earlier one is answered without asking the subject.
///
/// Failures aren't cached. When the cache is full, its oldest answer is removed first. Until then
/// an answer stays, so it may be out of date.
///
/// When two equal queries arrive at the same time, both go to the subject, and a cancelled caller
/// still gets a cached answer. With a ``SharedSearch`` around this proxy, only one of them is sent,
/// and cancelled callers get no answer.
///
/// - Role: caching proxy; subject is a `BusinessSearchClient`. The book doesn't name this kind
///   (GoF pp. 208-209), but like the others it decides whether the subject is asked.
public actor CachedSearch: BusinessSearchClient {
  private let subject: any BusinessSearchClient
  private var pages: Remembered<Query, [Business]>
  private var names: Remembered<String, [String]>

  /// Creates a proxy.
  ///
  /// - Parameters:
  ///   - capacity: How many searches, and how many suggestions, are cached at most.
  ///   - obtain: Makes the subject.
  public init(capacity: Int = 50, obtain: () -> any BusinessSearchClient) {
    subject = obtain()
    pages = Remembered(capacity: capacity)
    names = Remembered(capacity: capacity)
  }

  /// The cached page; or else the subject's page, which is cached now.
  public func search(_ query: Query) async throws(SearchError) -> [Business] {
    // A coordinate of NaN doesn't even equal itself: its page would never be found again.
    try query.validate()
    if let page = pages[query] { return page }
    let page = try await subject.search(query)
    pages.remember(page, for: query)
    return page
  }

  /// The cached suggestions; or else the subject's suggestions, which are cached now.
  public func suggestions(for prefix: String) async throws(SearchError) -> [String] {
    if let known = names[prefix] { return known }
    let found = try await subject.suggestions(for: prefix)
    names.remember(found, for: prefix)
    return found
  }
}
