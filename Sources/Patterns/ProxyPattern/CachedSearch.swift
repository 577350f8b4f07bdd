import Scenario

/// Remembers answers: an equal question is answered without asking again.
///
/// Equal questions that are under way at the same time share one request. Failures aren't
/// remembered. When it is full, it forgets the oldest answer first. An answer may be old: it is
/// remembered as long as the proxy lives, and nobody asks whether it has changed.
///
/// - Role: proxy that caches; subject is a `BusinessSearchClient`. The book names four kinds of
///   proxy (GoF pp. 208-209); this one isn't among them.
public struct CachedSearch: BusinessSearchClient {
  private let searches: SharedAnswers<Query, [Business]>
  private let suggestions: SharedAnswers<String, [String]>

  /// Creates a proxy.
  ///
  /// - Parameters:
  ///   - capacity: How many searches, and how many suggestions, are remembered at most.
  ///   - obtain: Makes the subject.
  public init(capacity: Int = 50, obtain: () -> any BusinessSearchClient) {
    let subject = obtain()
    searches = SharedAnswers(capacity: capacity) { query throws(SearchError) in
      try await subject.search(query)
    }
    suggestions = SharedAnswers(capacity: capacity) { prefix throws(SearchError) in
      try await subject.suggestions(for: prefix)
    }
  }

  /// The remembered answer, or the subject's.
  ///
  /// - Throws: `cancelled` as soon as the caller is cancelled; others who wait for the same
  ///   request get their answer all the same.
  public func search(_ query: Query) async throws(SearchError) -> [Business] {
    // A coordinate that is no number equals nothing, not even itself: it can't be found again.
    try query.validate()
    return try await searches.answer(to: query)
  }

  /// The remembered suggestions, or the subject's.
  public func suggestions(for prefix: String) async throws(SearchError) -> [String] {
    try await suggestions.answer(to: prefix)
  }
}
