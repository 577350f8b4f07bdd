/// Finds businesses near a place.
///
/// - Role: the only interface that the search screen knows, whichever pattern is behind it. It is
///   the target of the adapter, and what proxies and decorators have in common with the object that
///   they wrap.
public protocol BusinessSearchClient: Sendable {
  /// One page of the businesses that match a query: at most `query.limit`, and an empty page after
  /// the last one. Several calls may be in flight.
  func search(_ query: Query) async throws(SearchError) -> [Business]

  /// Names that begin with a few letters, to be offered while the user types.
  func suggestions(for prefix: String) async throws(SearchError) -> [String]
}

extension BusinessSearchClient {
  /// No suggestions, for a client that has none.
  ///
  /// Such a default is a trap, and it is here to show it: a wrapper that forgets to forward
  /// `suggestions(for:)` still compiles, and its client gets an empty list.
  public func suggestions(for prefix: String) async throws(SearchError) -> [String] {
    []
  }
}
