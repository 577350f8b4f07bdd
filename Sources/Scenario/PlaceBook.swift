/// Looks up the coordinate of a place by its name, without the network.
public struct PlaceBook: Sendable {
  private let places: [String: Coordinate]

  /// Creates a book of places.
  public init(_ places: [String: Coordinate] = PlaceBook.town) {
    self.places = places
  }

  /// The coordinate of a place, or nil for an unknown name.
  public func coordinate(of name: String) -> Coordinate? {
    places[name]
  }

  /// The invented town that all programs use. The lighthouse has no café nearby.
  public static let town = [
    "Harbor Square": Coordinate(latitude: 54.3027, longitude: 10.1092),
    "Upper Town": Coordinate(latitude: 54.3091, longitude: 10.1178),
    "Lighthouse": Coordinate(latitude: 54.4012, longitude: 10.3107),
  ]
}
