import Foundation

/// A point on the earth, in degrees.
public struct YLPCoordinate {
  public let latitude: Double
  public let longitude: Double

  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}
