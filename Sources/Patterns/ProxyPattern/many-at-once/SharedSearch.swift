import Scenario

/// Makes one request of equal questions that arrive at the same time.
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

  /// The subject's answer to this question, or to an equal one that is in flight.
  public func search(_ query: Query) async throws(SearchError) -> [Business] {
    // A coordinate of NaN doesn't even equal itself: its request would never be found again.
    try query.validate()
    return try await pages.answer(to: query) { [subject] () async throws(SearchError) in
      try await subject.search(query)
    }
  }

  /// The subject's suggestions for this prefix, or for an equal one that is in flight.
  public func suggestions(for prefix: String) async throws(SearchError) -> [String] {
    try await names.answer(to: prefix) { [subject] () async throws(SearchError) in
      try await subject.suggestions(for: prefix)
    }
  }
}
