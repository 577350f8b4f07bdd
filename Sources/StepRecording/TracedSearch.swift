import Scenario

/// Records each call and its answer, and changes nothing.
///
/// This decorator is a tool of the programs, not one of the workbook's examples.
struct TracedSearch: BusinessSearchClient {
  let inner: any BusinessSearchClient
  let traced: CallTracer

  func search(_ query: Query) async throws(SearchError) -> [Business] {
    let page = query.offset == 0 ? "" : ", after \(query.offset)"
    return try await trace("search(\(query.term)\(page))") {
      () async throws(SearchError) in
      try await inner.search(query)
    } words: {
      $0.counted
    }
  }

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
  /// The same client, with its calls and answers recorded.
  public func search(_ inner: some BusinessSearchClient) -> any BusinessSearchClient {
    TracedSearch(inner: inner, traced: self)
  }
}
