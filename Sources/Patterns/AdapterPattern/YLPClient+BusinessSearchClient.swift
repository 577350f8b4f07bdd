import Scenario
import YelpAPI

/// Yelp's client, made to conform: the adapter as an extension.
///
/// There is no second object, and nothing to unwrap. The price: every `YLPClient` in the program is
/// a `BusinessSearchClient` now, in this one way, and the adapter can't store anything.
/// ``YLPClientAdapter`` is the other form.
///
/// - Role: adapter and adaptee in one; target is `BusinessSearchClient`. It is near to the book's
///   class adapter (GoF p. 141), but inherits nothing.
extension YLPClient: BusinessSearchClient {
  /// Searches Yelp, the best match first. A business without a coordinate is left out.
  public func search(_ query: Query) async throws(SearchError) -> [Business] {
    try query.validate()
    let answer = await withCheckedContinuation { continuation in
      search(
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

  /// Yelp's own completions.
  public func suggestions(for prefix: String) async throws(SearchError) -> [String] {
    let answer = await withCheckedContinuation { continuation in
      autocomplete(text: prefix) { names, error in
        continuation.resume(returning: CompletionAnswer(names, error).outcome)
      }
    }
    return try answer.get()
  }
}
