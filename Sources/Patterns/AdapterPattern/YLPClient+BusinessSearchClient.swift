import Scenario
import YelpAPI

/// Makes Yelp's client conform to `BusinessSearchClient`: an adapter in the form of an extension.
///
/// There is no second object, and nothing to unwrap. The price: every `YLPClient` in the program
/// now conforms in this one way, and the adapter can't store anything.
/// ``YLPClientAdapter`` is the other form.
///
/// - Role: adapter and adaptee in one type; target is `BusinessSearchClient`. The extension
///   resembles the book's class adapter (GoF p. 141), but uses no inheritance.
extension YLPClient: BusinessSearchClient {
  /// Searches Yelp, best matches first. Businesses without a coordinate are left out.
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

  /// Returns the names that Yelp suggests.
  public func suggestions(for prefix: String) async throws(SearchError) -> [String] {
    let answer = await withCheckedContinuation { continuation in
      autocomplete(text: prefix) { names, error in
        continuation.resume(returning: CompletionAnswer(names, error).outcome)
      }
    }
    return try answer.get()
  }
}
