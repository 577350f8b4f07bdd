import Scenario

/// Sends one request for equal queries that arrive at the same time.
///
/// A cancelled caller stops waiting, and the others still get their answer. When no caller is left,
/// the request is cancelled.
///
/// - Role: proxy that shares requests; subject is a `BusinessSearchClient`. The book doesn't name
///   this kind (GoF pp. 208-209).
public struct SharedSearch: BusinessSearchClient {
  private let subject: any BusinessSearchClient
  private let pages = SharedRequests<Query, [Business]>()
  private let names = SharedRequests<String, [String]>()

  /// Creates a proxy.
  ///
  /// - Parameter obtain: Makes the subject.
  public init(obtain: () -> any BusinessSearchClient) {
    subject = obtain()
  }

  /// The subject's page for this query. Equal queries in flight share one request.
  public func search(_ query: Query) async throws(SearchError) -> [Business] {
    // Rejects NaN: it doesn't equal itself, so its request could never be shared.
    try query.validate()
    return try await pages.answer(to: query) { [subject] () async throws(SearchError) in
      try await subject.search(query)
    }
  }

  /// The subject's suggestions for this prefix. Equal prefixes in flight share one request.
  public func suggestions(for prefix: String) async throws(SearchError) -> [String] {
    try await names.answer(to: prefix) { [subject] () async throws(SearchError) in
      try await subject.suggestions(for: prefix)
    }
  }
}
