// swift-format-ignore-file
import Scenario
import TestSupport
import Testing

extension TestTheAdapterTests {
  @Test func `gives a mark's name, its stars and its position`() async throws {
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

  @Test func `asks with the longitude as east, and with offset and limit in their places`()
    async throws
  {
    let chart = RecordingChart(marks: [])
    let place = Coordinate(latitude: 54.3, longitude: 10.1)

    _ = try await makeAdapter(to: chart).search(
      Query(place: place, term: "tea", limit: 4, offset: 8))

    #expect(
      chart.asked == [
        ChartQuestion(word: "tea", point: ChartPoint(east: 10.1, north: 54.3), skip: 8, take: 4)
      ])
  }

  @Test func `asks nothing before somebody searches`() {
    let chart = RecordingChart(marks: [])

    _ = makeAdapter(to: chart)

    #expect(chart.asked == [])
  }

  @Test func `leaves out the marks without a position, and keeps the chart's order`() async {
    let marks = ([("Low", 1.5), ("High", 4.9), ("Middle", 3)] as [(String, Double)]).map(mark)
    let ship = ChartMark(name: "Ship", stars: 5, position: nil)

    let found = await heard(from: RecordingChart(marks: [ship] + marks[..<1] + [ship] + marks[1...]))

    #expect(found.map { $0.map(\.name) } == .success(["Low", "High", "Middle"]))
  }

  @Test(arguments: translations)
  func `translates each answer of the chart, after one question`(_ translation: Translation) async {
    let chart = RecordingChart(marks: translation.marks, fault: translation.fault)

    let found = await heard(from: chart)

    #expect(found == translation.heard)
    #expect(chart.asked.count == 1)
  }
}

/// What the chart answers, and what the search screen makes of it.
struct Translation: Sendable {
  var marks: [ChartMark]?
  var fault: ChartFault?
  var heard: Result<[Business], SearchError>
}

private let translations = [
  Translation(marks: [], fault: nil, heard: .success([])),
  Translation(marks: nil, fault: .noSignal, heard: .failure(.unavailable("no signal"))),
  Translation(
    marks: nil, fault: .unknownWord,
    heard: .failure(.invalidQuery("The chart doesn't know this word."))),
  Translation(
    marks: nil, fault: .damaged, heard: .failure(.unreadableAnswer("the chart is damaged"))),
  Translation(
    marks: nil, fault: nil, heard: .failure(.unreadableAnswer("the chart sent nothing"))),
]
  + [[], [mark("Blue Cup", 4.4)]].map { marks in
    Translation(
      marks: marks, fault: .noSignal,
      heard: .failure(.unreadableAnswer("the chart sent marks and a fault")))
  }

private func mark(_ name: String, _ stars: Double) -> ChartMark {
  ChartMark(name: name, stars: stars, position: ChartPoint(east: 10.1, north: 54.3))
}

/// What the search screen hears when the chart is searched.
private func heard(from chart: RecordingChart) async -> Result<[Business], SearchError> {
  let adapter = makeAdapter(to: chart)
  return await outcome { () async throws(SearchError) in try await adapter.search(.coffeeNearby) }
}
