// swift-format-ignore-file
import Foundation
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

  @Test func testQuestion() async {
    let fixture = ChartFixture(marks: [])
    let query = Query(
      place: Coordinate(latitude: 54.5, longitude: 10.25), term: "tea", limit: 7, offset: 21)

    await fixture.run(query)

    guard let question = fixture.chart.asked.first else {
      Issue.record("the chart was never asked")
      return
    }
    #expect(question.word == "tea")
    #expect(question.point.east == 10.25)
    #expect(question.point.north == 54.5)
    #expect(question.skip == 21)
    #expect(question.take == 7)
    #expect(fixture.chart.asked.count == 1)
  }

  @Test func testAsksNothingBeforeSearch() async {
    let fixture = ChartFixture(marks: [])
    #expect(fixture.chart.asked.isEmpty)
    await fixture.run()
    #expect(fixture.chart.asked.count == 1)
    await fixture.run()
    #expect(fixture.chart.asked.count == 2)
  }

  @Test func testMarkWithoutPositionIsLeftOut() async {
    let fixture = ChartFixture(marks: [
      ChartMark(name: "B", stars: 2.0, position: ChartPoint(east: 10.0, north: 54.0)),
      ChartMark(name: "Ship", stars: 5.0, position: nil),
      ChartMark(name: "A", stars: 4.5, position: ChartPoint(east: 11.0, north: 55.0)),
      ChartMark(name: "C", stars: 3.0, position: ChartPoint(east: 12.0, north: 56.0)),
    ])

    let result = await fixture.run()

    // the chart's order, not the order of the stars
    #expect(result.names == ["B", "A", "C"])
    #expect(result.error == nil)
  }

  @Test func testEmptyPage() async {
    let fixture = ChartFixture(marks: [])
    let result = await fixture.run()
    #expect(result.error == nil)
    #expect(result.names == [])
  }

  @Test func testFaults() async {
    let expected: [ChartFault: SearchError] = [
      .noSignal: .unavailable("no signal"),
      .unknownWord: .invalidQuery("The chart doesn't know this word."),
      .damaged: .unreadableAnswer("the chart is damaged"),
    ]
    for (fault, error) in expected {
      let fixture = ChartFixture(marks: nil, fault: fault)
      let result = await fixture.run()
      #expect(result.error == error)
      #expect(fixture.chart.asked.count == 1, "asked again after \(fault)")
    }
  }

  @Test func testMarksAndFault() async {
    let mark = ChartMark(name: "A", stars: 4.5, position: ChartPoint(east: 11.0, north: 55.0))
    for marks in [[mark], []] {
      let fixture = ChartFixture(marks: marks, fault: .noSignal)
      let result = await fixture.run()
      #expect(result.error == .unreadableAnswer("the chart sent marks and a fault"))
      #expect(fixture.chart.asked.count == 1)
    }
  }

  @Test func testSilence() async {
    let fixture = ChartFixture(marks: nil, fault: nil)
    let result = await fixture.run()
    #expect(result.error == .unreadableAnswer("the chart sent nothing"))
  }
}

/// Sets up a chart and the adapter to it.
private final class ChartFixture: Sendable {
  let chart: RecordingChart
  let sut: any BusinessSearchClient

  init(marks: [ChartMark]?, fault: ChartFault? = nil) {
    chart = RecordingChart(marks: marks, fault: fault)
    sut = makeAdapter(to: chart)
  }

  @discardableResult
  func run(_ query: Query = .coffeeNearby) async -> SearchOutcome {
    do {
      let businesses = try await sut.search(query)
      return SearchOutcome(businesses: businesses, error: nil)
    } catch {
      return SearchOutcome(businesses: nil, error: error)
    }
  }
}

private final class SearchOutcome: Sendable {
  let businesses: [Business]?
  let error: SearchError?

  init(businesses: [Business]?, error: SearchError?) {
    self.businesses = businesses
    self.error = error
  }

  var names: [String]? {
    return businesses?.map { $0.name }
  }
}
