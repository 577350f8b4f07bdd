import Scenario

/// A list of cafés in the JSON format of our own backend.
public struct CafeListing: Decodable, Sendable {
  private struct Entry: Decodable {
    let name: String
    let rating: Double
    let latitude: Double
    let longitude: Double
  }

  private let cafes: [Entry]

  /// The cafés, mapped to the app's own type.
  public var businesses: [Business] {
    cafes.map { cafe in
      Business(
        name: cafe.name,
        rating: cafe.rating,
        location: Coordinate(latitude: cafe.latitude, longitude: cafe.longitude))
    }
  }
}
