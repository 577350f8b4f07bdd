import BridgePattern
import Scenario
import TestSupport
import Testing

@Suite(.endsInTime) struct MapStripTests {
  @Test(arguments: [(54.3027, 543), (54.2999, 542), (-0.05, -1), (0, 0), (90, 900), (-90, -900)])
  func `holds the points between its edges, however far east or west`(
    _ latitude: Double, _ row: Int
  ) {
    for longitude in [-180, -0.05, 0, 10.1092, 180] {
      let point = Coordinate(latitude: latitude, longitude: longitude)

      #expect((-901...901).filter { MapStrip(row: $0).holds(point) } == [row])
    }
  }

  @Test func `begins exactly at its south edge`() {
    let edges = (-900...900).map { Coordinate(latitude: Double($0) / 10, longitude: 0) }

    #expect(zip(-900...900, edges).allSatisfy { MapStrip(row: $0).holds($1) })
  }

  @Test func `contains no point whose latitude isn't a number`() {
    let nowhere = Coordinate(latitude: .nan, longitude: .infinity)

    #expect(!(-901...901).contains { MapStrip(row: $0).holds(nowhere) })
  }
}
