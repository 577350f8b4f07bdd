/// A point on the sea chart, in degrees.
struct ChartPoint: Hashable, Sendable {
  /// How far east the point is: its longitude.
  var east: Double

  /// How far north the point is: its latitude.
  var north: Double
}
