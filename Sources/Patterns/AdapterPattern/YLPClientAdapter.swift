import Scenario
import YelpAPI

/// Searches Yelp through a wrapped instance of Yelp's client.
///
/// The vendor's type stays unchanged, and there can be several adapters with different settings.
/// The price: there is one more object, and its clients can't use the rest of `YLPClient`.
/// The extension of `YLPClient` is the other form.
///
/// - Role: adapter; target is `BusinessSearchClient`, adaptee is `YLPClient` (GoF p. 141, the
///   object adapter).
public struct YLPClientAdapter: BusinessSearchClient {
  private let client: YLPClient

  /// Wraps Yelp's client.
  public init(_ client: YLPClient) {
    self.client = client
  }

  /// Searches Yelp, best matches first. Businesses without a coordinate are left out.
  public func search(_ query: Query) async throws(SearchError) -> [Business] {
    try query.validate()
    let answer = await withCheckedContinuation { continuation in
      client.search(
        with: YLPCoordinate(query.place),
        term: query.term,
        limit: UInt(query.limit),
        offset: UInt(query.offset),
        sort: .bestMatched
      ) { listing, error in
        continuation.resume(returning: CompletionAnswer(listing, error).outcome)
      }
    }
    return try answer.get()
  }

  /// Returns the names that Yelp suggests.
  public func suggestions(for prefix: String) async throws(SearchError) -> [String] {
    let answer = await withCheckedContinuation { continuation in
      client.autocomplete(text: prefix) { names, error in
        continuation.resume(returning: CompletionAnswer(names, error).outcome)
      }
    }
    return try answer.get()
  }
}
