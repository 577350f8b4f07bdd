import Foundation

/// A point on the earth.
public struct Coordinate: Hashable, Codable, Sendable {
  /// Degrees north of the equator, -90 to 90.
  public let latitude: Double

  /// Degrees east of Greenwich, -180 to 180.
  public let longitude: Double

  /// Creates a coordinate from degrees.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// The distance to another point in meters, along a great circle.
  ///
  /// It is computed with the haversine formula, on a sphere with the earth's mean radius of
  /// 6,371,008.8 meters (Moritz, "Geodetic Reference System 1980").
  public func distance(to other: Coordinate) -> Double {
    let radians = Double.pi / 180
    let north = sin((other.latitude - latitude) * radians / 2)
    let east = sin((other.longitude - longitude) * radians / 2)
    let shrink = cos(latitude * radians) * cos(other.latitude * radians)
    return 2 * 6_371_008.8 * asin(sqrt(north * north + shrink * east * east))
  }
}
