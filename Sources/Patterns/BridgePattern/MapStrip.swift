import Scenario

/// A strip of the map: a tenth of a degree high, and all around the earth.
public struct MapStrip: Hashable, Sendable {
  /// Tenths of a degree north of the equator, at the strip's south edge.
  public let row: Int

  /// Creates a strip.
  public init(row: Int) {
    self.row = row
  }

  /// The strips within ``Account/reach`` of a point: 3000 metres are 0.027 degrees.
  static func around(_ point: Coordinate) -> [MapStrip] {
    let rows = [-0.027, 0.027].map { Int(((point.latitude + $0) * 10).rounded(.down)) }
    return (rows[0]...rows[1]).map(MapStrip.init)
  }

  /// Whether a point lies on the strip.
  public func holds(_ point: Coordinate) -> Bool {
    (point.latitude * 10).rounded(.down) == Double(row)
  }
}
