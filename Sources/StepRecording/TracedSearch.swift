import Scenario

/// Writes down each call and its answer, and changes nothing.
///
/// It is a decorator of the programs, not one of the workbook's subjects.
struct TracedSearch: BusinessSearchClient {
  let inner: any BusinessSearchClient
  let traced: CallTracer

  /// Asks the inner client once.
  func search(_ query: Query) async throws(SearchError) -> [Business] {
    let page = query.offset == 0 ? "" : ", after \(query.offset)"
    return try await trace("search(\(query.term)\(page))") {
      () async throws(SearchError) in
      try await inner.search(query)
    } words: {
      $0.counted
    }
  }

  /// Asks the inner client once.
  func suggestions(for prefix: String) async throws(SearchError) -> [String] {
    try await trace("suggestions(for: \(prefix))") {
      () async throws(SearchError) in
      try await inner.suggestions(for: prefix)
    } words: {
      "\($0.count) \($0.count == 1 ? "name" : "names")"
    }
  }

  private func trace<Answer>(
    _ what: String, act: () async throws(SearchError) -> Answer, words: (Answer) -> String
  ) async throws(SearchError) -> Answer {
    try await traced.trace(
      what, of: "\(type(of: inner))", by: "\(SearchScreen.self)", act: act, words: words,
      errorWords: \.caseName)
  }
}

extension CallTracer {
  /// The same client; its calls and answers are written down.
  public func search(_ inner: some BusinessSearchClient) -> any BusinessSearchClient {
    TracedSearch(inner: inner, traced: self)
  }
}
