import Scenario
import YelpAPI

/// Searches Yelp: a new type round an instance of its client.
///
/// The vendor's type stays as it was, and there can be several such adapters, each with settings
/// of its own. In return there is one object more, and who holds the adapter can't use the rest
/// of `YLPClient`. The extension of `YLPClient` is the other form.
///
/// - Role: adapter; target is `BusinessSearchClient`, adaptee is `YLPClient` (GoF p. 141, the
///   object adapter).
public struct YLPClientAdapter: BusinessSearchClient {
  private let client: YLPClient

  /// Creates an adapter round Yelp's client.
  public init(_ client: YLPClient) {
    self.client = client
  }

  /// Searches Yelp, the best match first. A business without a coordinate is left out.
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
        continuation.resume(returning: CompletionAnswer(listing, error).businesses)
      }
    }
    return try answer.get()
  }

  /// Yelp's own completions.
  public func suggestions(for prefix: String) async throws(SearchError) -> [String] {
    let answer = await withCheckedContinuation { continuation in
      client.autocomplete(text: prefix) { names, error in
        continuation.resume(returning: CompletionAnswer(names, error).names)
      }
    }
    return try answer.get()
  }
}
