import Scenario

/// A piece of the map, a tenth of a degree high and wide.
public struct MapTile: Hashable, Sendable {
  /// Tenths of a degree north of the equator, at the tile's south edge.
  public let row: Int

  /// Tenths of a degree east of Greenwich, at the tile's west edge.
  public let column: Int

  /// Creates a tile.
  public init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }

  /// The tile that a point lies on.
  public init(holding point: Coordinate) {
    row = Int((point.latitude * 10).rounded(.down))
    column = Int((point.longitude * 10).rounded(.down))
  }

  /// The four tiles that meet at the corner nearest to a point, the nearest tile first.
  public static func around(_ point: Coordinate) -> [MapTile] {
    let row = Int((point.latitude * 10).rounded())
    let column = Int((point.longitude * 10).rounded())
    let tiles = [
      MapTile(row: row, column: column),
      MapTile(row: row, column: column - 1),
      MapTile(row: row - 1, column: column),
      MapTile(row: row - 1, column: column - 1),
    ]
    return tiles.sorted { $0.distance(from: point) < $1.distance(from: point) }
  }

  /// The distance from a point to the nearest point of this tile, in metres; 0 on the tile.
  public func distance(from point: Coordinate) -> Double {
    let nearest = Coordinate(
      latitude: min(max(point.latitude, Double(row) / 10), Double(row + 1) / 10),
      longitude: min(max(point.longitude, Double(column) / 10), Double(column + 1) / 10))
    return point.distance(to: nearest)
  }
}
