import Scenario

/// A piece of the map: all round the earth, a tenth of a degree high.
///
/// It has no end in the east or west, so that neither the date line nor a pole is a special case.
/// A backend with more cafés than this town's would cut it into tiles.
public struct MapStrip: Hashable, Sendable {
  /// Tenths of a degree north of the equator, at the strip's south edge.
  public let row: Int

  /// Creates a strip.
  public init(row: Int) {
    self.row = row
  }

  /// The strips of the whole earth, from the south pole to the north pole.
  static let all = (-900...900).map(MapStrip.init)

  /// Whether a point lies on the strip.
  public func holds(_ point: Coordinate) -> Bool {
    (point.latitude * 10).rounded(.down) == Double(row)
  }

  /// The distance from a point to the nearest point of this strip, which lies due north or south
  /// of it, in metres; 0 on the strip.
  public func distance(from point: Coordinate) -> Double {
    let south = Double(row) / 10 - point.latitude
    let north = point.latitude - Double(row + 1) / 10
    return max(south, north, 0) * 111_195
  }
}
