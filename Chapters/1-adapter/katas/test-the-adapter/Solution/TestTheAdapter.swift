import Scenario
import TestSupport
import Testing

extension TestTheAdapterTests {
  @Test func `returns a mark's name, stars and position`() async throws {
    let chart = RecordingChart(marks: [.anchor])
    let adapter = makeAdapter(to: chart)

    let found = try await adapter.search(.coffeeNearby)

    #expect(
      found == [
        Business(
          name: "Anchor Coffee", rating: 3.9,
          location: Coordinate(latitude: 54.3034, longitude: 10.1101))
      ])
  }

  @Test func `asks the chart once, with each number in its place`() async throws {
    let chart = RecordingChart(marks: [.anchor])
    let adapter = makeAdapter(to: chart)

    _ = try await adapter.search(
      Query(
        place: Coordinate(latitude: 54.3027, longitude: 10.1092), term: "tea", limit: 4,
        offset: 6))

    let point = ChartPoint(east: 10.1092, north: 54.3027)
    #expect(chart.asked == [ChartQuestion(word: "tea", point: point, skip: 6, take: 4)])
  }

  @Test func `asks the chart nothing before somebody searches`() {
    let chart = RecordingChart(marks: [.anchor])

    _ = makeAdapter(to: chart)

    #expect(chart.asked == [])
  }

  @Test func `leaves out only marks without a position`() async throws {
    let chart = RecordingChart(marks: [.anchor, .ferryBar, .blueCup])
    let adapter = makeAdapter(to: chart)

    let found = try await adapter.search(.coffeeNearby)

    #expect(found.map(\.name) == ["Anchor Coffee", "Blue Cup"])
  }

  @Test func `keeps the chart's order`() async throws {
    let chart = RecordingChart(marks: [.anchor, .blueCup, .moewe])
    let adapter = makeAdapter(to: chart)

    let found = try await adapter.search(.coffeeNearby)

    #expect(found.map(\.rating) == [3.9, 4.4, 4.1])
  }

  @Test func `returns an empty page when the chart finds no marks`() async throws {
    let adapter = makeAdapter(to: RecordingChart(marks: []))

    let found = try await adapter.search(.coffeeNearby)

    #expect(found == [])
  }

  @Test(arguments: [
    (ChartFault.noSignal, SearchError.unavailable("no signal")),
    (.unknownWord, .invalidQuery("The chart doesn't know this word.")),
    (.damaged, .unreadableAnswer("the chart is damaged")),
  ])
  func `translates each fault of the chart, without a retry`(
    _ fault: ChartFault, _ error: SearchError
  ) async {
    let chart = RecordingChart(fault: fault)
    let adapter = makeAdapter(to: chart)

    await #expect(throws: error) { try await adapter.search(.coffeeNearby) }

    #expect(chart.asked.count == 1)
  }

  @Test func `rejects marks that come with a fault`() async {
    let adapter = makeAdapter(to: RecordingChart(marks: [.anchor], fault: .noSignal))

    await #expect(throws: SearchError.unreadableAnswer("the chart sent marks and a fault")) {
      try await adapter.search(.coffeeNearby)
    }
  }

  @Test func `reports that the chart sent nothing`() async {
    let adapter = makeAdapter(to: RecordingChart())

    await #expect(throws: SearchError.unreadableAnswer("the chart sent nothing")) {
      try await adapter.search(.coffeeNearby)
    }
  }
}

extension ChartMark {
  fileprivate static let anchor = ChartMark(
    name: "Anchor Coffee", stars: 3.9, position: ChartPoint(east: 10.1101, north: 54.3034))

  fileprivate static let blueCup = ChartMark(
    name: "Blue Cup", stars: 4.4, position: ChartPoint(east: 10.1078, north: 54.304))

  fileprivate static let moewe = ChartMark(
    name: "Café Möwe", stars: 4.1, position: ChartPoint(east: 10.1105, north: 54.2991))

  fileprivate static let ferryBar = ChartMark(name: "Ferry Bar", stars: 4.8, position: nil)
}
