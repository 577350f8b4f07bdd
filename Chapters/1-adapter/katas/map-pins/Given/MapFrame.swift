import Scenario

/// The part of the earth that a map shows.
struct MapFrame: Hashable, Sendable {
  /// The south-western corner.
  private(set) var southWest: Coordinate

  /// The north-eastern corner.
  private(set) var northEast: Coordinate

  /// Creates a frame that shows one place.
  init(around place: Coordinate) {
    southWest = place
    northEast = place
  }

  /// Makes the frame large enough to show this place, too.
  mutating func show(_ place: Coordinate) {
    southWest = Coordinate(
      latitude: min(southWest.latitude, place.latitude),
      longitude: min(southWest.longitude, place.longitude))
    northEast = Coordinate(
      latitude: max(northEast.latitude, place.latitude),
      longitude: max(northEast.longitude, place.longitude))
  }
}
