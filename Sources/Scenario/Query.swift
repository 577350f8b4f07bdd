/// A search for cafés: a place, a term, and a page of results.
public struct Query: Hashable, Codable, Sendable {
  /// The point to search around.
  public var place: Coordinate

  /// The search term, such as `coffee`.
  public var term: String

  /// The maximum number of businesses on a page.
  public var limit: Int

  /// The number of matching businesses before this page.
  public var offset: Int

  /// Creates a query.
  public init(place: Coordinate, term: String, limit: Int, offset: Int = 0) {
    self.place = place
    self.term = term
    self.limit = limit
    self.offset = offset
  }

  /// The query for the next page.
  ///
  /// The offset grows by `limit`, not by the number of results, since a page may hold fewer.
  /// An offset that overflows becomes negative, and ``validate()`` rejects it.
  public var next: Query {
    Query(place: place, term: term, limit: limit, offset: offset &+ limit)
  }

  /// The page sizes that a search accepts.
  public static let limits = 1...50

  /// The offsets that a search accepts.
  public static let offsets = 0...1000

  /// Checks the query without a server.
  ///
  /// - Throws: `invalidQuery` for a place that isn't on the earth, a blank term, a limit outside
  ///   ``limits``, or an offset outside ``offsets``.
  public func validate() throws(SearchError) {
    guard abs(place.latitude) <= 90, abs(place.longitude) <= 180 else {
      throw .invalidQuery("The place isn't on the earth.")
    }
    guard !term.isBlank else { throw .invalidQuery("The term is empty.") }
    guard Query.limits.contains(limit) else {
      throw .invalidQuery("A page holds 1 to 50 results, not \(limit).")
    }
    guard Query.offsets.contains(offset) else {
      throw .invalidQuery("A search can skip 0 to 1000 results, not \(offset).")
    }
  }
}
