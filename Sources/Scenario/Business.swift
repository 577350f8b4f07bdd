/// A café with a known location. Adapters leave out cafés that have none.
public struct Business: Hashable, Codable, Sendable {
  /// The café's name.
  public let name: String

  /// The guests' rating, 0 to 5 stars.
  public let rating: Double

  /// The café's location.
  public let location: Coordinate

  /// Creates a business.
  public init(name: String, rating: Double, location: Coordinate) {
    self.name = name
    self.rating = rating
    self.location = location
  }
}
