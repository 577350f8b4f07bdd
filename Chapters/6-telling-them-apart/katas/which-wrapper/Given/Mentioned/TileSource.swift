/// Where the map's pictures come from.
protocol TileSource {
  func tile(_ id: TileID) throws -> Tile
}

/// All pictures of the map, in one file.
final class TileArchive: TileSource {
  func tile(_ id: TileID) throws -> Tile { Tile() }
}

struct TileID: Hashable {
  var column: Int
  var row: Int
}

struct Tile {
  var pixels: [UInt8] = []
}
