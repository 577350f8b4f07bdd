/// A café. It always has a location: a café whose location isn't known becomes no `Business`.
public struct Business: Hashable, Codable, Sendable {
  /// The café's name.
  public let name: String

  /// The guests' rating, 0 to 5 stars.
  public let rating: Double

  /// Where it is.
  public let location: Coordinate

  /// Creates a business.
  public init(name: String, rating: Double, location: Coordinate) {
    self.name = name
    self.rating = rating
    self.location = location
  }
}
