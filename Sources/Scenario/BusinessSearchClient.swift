/// Finds businesses near a place. The app owns this protocol: no vendor's library knows it. Short
/// examples in the chapters use a smaller protocol of their own, such as `CafeSearch`.
///
/// - Role: the only search interface that the search screen uses, in all five patterns. Adapters
///   have it as their target. Proxies and decorators share it with the object that they wrap.
public protocol BusinessSearchClient: Sendable {
  /// Returns one page of the businesses that match a query: at most `query.limit` of them, or none
  /// after the last page. Several calls may be in flight.
  func search(_ query: Query) async throws(SearchError) -> [Business]

  /// Returns names that begin with a prefix, for suggestions while the user types.
  func suggestions(for prefix: String) async throws(SearchError) -> [String]
}

extension BusinessSearchClient {
  /// Returns an empty list: the default for a client without suggestions.
  ///
  /// This default is a trap, left here on purpose. A wrapper that doesn't forward
  /// `suggestions(for:)` still compiles, and its caller gets an empty list.
  public func suggestions(for prefix: String) async throws(SearchError) -> [String] {
    []
  }
}
