/// Finds businesses near a place.
///
/// - Role: the interface that the client knows, in all five patterns: target (Adapter), subject
///   (Proxy), component (Decorator).
public protocol BusinessSearchClient: Sendable {
  /// One page of the businesses that match a query: at most `query.limit`, and
  /// an empty page after the last one. Calls may overlap.
  func search(_ query: Query) async throws(SearchError) -> [Business]

  /// Names that begin with a few letters, to be offered while somebody types.
  func suggestions(for prefix: String) async throws(SearchError) -> [String]
}

extension BusinessSearchClient {
  /// No suggestions, for a client that has none.
  ///
  /// The default is here on purpose: a wrapper that forgets to forward `suggestions(for:)` still
  /// compiles, and silently answers this.
  public func suggestions(for prefix: String) async throws(SearchError) -> [String] {
    []
  }
}
