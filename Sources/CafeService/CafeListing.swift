import Scenario

/// The cafés as our own backend writes them in JSON.
public struct CafeListing: Decodable, Sendable {
  private struct Entry: Decodable {
    let name: String
    let rating: Double
    let latitude: Double
    let longitude: Double
  }

  private let cafes: [Entry]

  /// The cafés in the app's own words.
  public var businesses: [Business] {
    cafes.map { cafe in
      Business(
        name: cafe.name,
        rating: cafe.rating,
        location: Coordinate(latitude: cafe.latitude, longitude: cafe.longitude))
    }
  }
}
