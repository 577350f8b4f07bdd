import Scenario

/// The innermost object of the app's interface. It always finds the same cafés at once.
public struct ConstantSearch: BusinessSearchClient {
  private let found: [Business]

  /// Creates a search that finds three cafés, with the best rated last.
  public init() {
    found = [("Anchor", 4.1), ("Buoy", 4.3), ("Capstan", 4.6)].map { name, rating in
      Business(
        name: name, rating: rating, location: Coordinate(latitude: 54.3031, longitude: 10.1101))
    }
  }

  /// Returns the three cafés.
  @inline(never)
  public func search(_ query: Query) async throws(SearchError) -> [Business] { found }

  /// The same with a completion handler, for an adapter to translate.
  @inline(never)
  public func find(_ term: String, completion: ([Business]) -> Void) { completion(found) }
}
