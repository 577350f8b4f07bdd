import Scenario
import TestSupport
import Testing

@Suite(.endsInTime) struct CoordinateTests {
  /// A path with a known length in meters.
  struct Way: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let from: Coordinate
    let to: Coordinate
    let meters: Double

    init(_ name: String, from: (Double, Double), to: (Double, Double), meters: Double) {
      testDescription = name
      self.from = Coordinate(latitude: from.0, longitude: from.1)
      self.to = Coordinate(latitude: to.0, longitude: to.1)
      self.meters = meters
    }
  }

  // Arcs of a sphere with the radius r = 6,371,008.8 m: a degree is pi r / 180, from the equator
  // to a pole pi r / 2. Nashville to Los Angeles comes from "Haversine formula" at Rosetta Code:
  // 2,886.4444 km for r = 6,371 km, so 2,886.4484 km for ours.
  static let ways = [
    Way("a degree of a meridian", from: (10, 20), to: (11, 20), meters: 111_195.1),
    Way("equator to pole", from: (0, 0), to: (90, 0), meters: 10_007_557.2),
    Way("Nashville to L.A.", from: (36.12, -86.67), to: (33.94, -118.4), meters: 2_886_448),
    Way("across the date line", from: (0, 179.5), to: (0, -179.5), meters: 111_195.1),
  ]

  @Test(arguments: ways)
  func `measures along a great circle, there and back`(_ way: Way) {
    let there = way.from.distance(to: way.to)
    let back = way.to.distance(to: way.from)

    #expect(abs(there - way.meters) < way.meters / 10_000)
    #expect(abs(there - back) < 0.001)
  }

  @Test func `has no distance from itself`() {
    let place = Coordinate(latitude: 54.3027, longitude: 10.1092)
    #expect(place.distance(to: place) == 0)
  }

  @Test(arguments: Array(stride(from: -90, through: 90, by: 2.5)))
  func `is half of a great circle from the opposite point`(_ latitude: Double) {
    let place = Coordinate(latitude: latitude, longitude: 10.1092)
    let otherSide = Coordinate(latitude: -latitude, longitude: 10.1092 - 180)

    let meters = place.distance(to: otherSide)

    // Half of a great circle is pi r.
    #expect(abs(meters - 20_015_114.4) < 1)
  }
}
