/// A pin on the map, ready to be shown.
public struct BusinessMapViewModel: Hashable, Sendable {
  /// The text on the pin: the café's name.
  public let title: String

  /// The rating as text, such as `4.1`.
  public let rating: String

  /// The pin's place on the map.
  public let coordinate: Coordinate

  /// Creates a pin.
  public init(title: String, rating: String, coordinate: Coordinate) {
    self.title = title
    self.rating = rating
    self.coordinate = coordinate
  }
}
