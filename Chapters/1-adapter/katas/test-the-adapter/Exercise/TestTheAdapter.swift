import Scenario
import TestSupport
import Testing

extension TestTheAdapterTests {
  @Test func `returns a mark's name, stars and position`() async throws {
    let chart = RecordingChart(marks: [
      ChartMark(
        name: "Anchor Coffee", stars: 3.9, position: ChartPoint(east: 10.1101, north: 54.3034))
    ])
    let adapter = makeAdapter(to: chart)

    let found = try await adapter.search(.coffeeNearby)

    #expect(
      found == [
        Business(
          name: "Anchor Coffee", rating: 3.9,
          location: Coordinate(latitude: 54.3034, longitude: 10.1101))
      ])
  }

  // Your tests
}
