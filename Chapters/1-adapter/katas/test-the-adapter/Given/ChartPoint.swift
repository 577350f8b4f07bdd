/// A point on the sea chart, in degrees.
struct ChartPoint: Hashable, Sendable {
  /// How far east it is: its longitude.
  var east: Double

  /// How far north it is: its latitude.
  var north: Double
}
