import Scenario

/// A strip of the map, a tenth of a degree high, that runs around the earth.
public struct MapStrip: Hashable, Sendable {
  /// The latitude of the strip's south edge, in tenths of a degree.
  public let row: Int

  /// Creates a strip.
  public init(row: Int) {
    self.row = row
  }

  /// The strips within ``Account/reach`` of a point: 3000 meters are 0.027 degrees.
  static func around(_ point: Coordinate) -> [MapStrip] {
    let rows = [-0.027, 0.027].map { Int(((point.latitude + $0) * 10).rounded(.down)) }
    return (rows[0]...rows[1]).map(MapStrip.init)
  }

  /// Whether a point lies on the strip.
  public func holds(_ point: Coordinate) -> Bool {
    (point.latitude * 10).rounded(.down) == Double(row)
  }
}
