import Scenario

/// The inner call of the app's own interface: it waits for nothing, and always finds the same.
public struct ConstantSearch: BusinessSearchClient {
  private let found: [Business]

  /// Creates one that finds three cafés, the best rated last.
  public init() {
    found = [("Anchor", 4.1), ("Buoy", 4.3), ("Capstan", 4.6)].map { name, rating in
      Business(
        name: name, rating: rating, location: Coordinate(latitude: 54.3031, longitude: 10.1101))
    }
  }

  /// The three.
  @inline(never)
  public func search(_ query: Query) async throws(SearchError) -> [Business] { found }

  /// The same by a completion, which it calls at once: what an adapter is for.
  @inline(never)
  public func find(_ term: String, completion: ([Business]) -> Void) { completion(found) }
}
