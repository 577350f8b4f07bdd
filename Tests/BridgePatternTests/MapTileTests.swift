import BridgePattern
import Scenario
import TestSupport
import Testing

@Suite struct MapTileTests {
  @Test(arguments: [
    (54.3027, 10.1092, MapTile(row: 543, column: 101)),
    (54.2999, 10.0999, MapTile(row: 542, column: 100)),
    (-0.05, -0.05, MapTile(row: -1, column: -1)),
  ])
  func `holds the points between its edges`(
    _ latitude: Double, _ longitude: Double, _ tile: MapTile
  ) {
    let found = MapTile(holding: Coordinate(latitude: latitude, longitude: longitude))

    #expect(found == tile)
  }

  @Test func `lists the four tiles round the nearest corner, the nearest first`() {
    let tiles = MapTile.around(.harbourSquare)

    #expect(
      tiles == [
        MapTile(row: 543, column: 101), MapTile(row: 542, column: 101),
        MapTile(row: 543, column: 100), MapTile(row: 542, column: 100),
      ])
  }

  @Test func `measures to its nearest edge, and nothing on the tile itself`() {
    let own = MapTile(row: 543, column: 101).distance(from: .harbourSquare)
    let south = MapTile(row: 542, column: 101).distance(from: .harbourSquare)

    #expect(own == 0)
    #expect(abs(south - 300) < 1)
  }
}
