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

  @Test func `asks nothing before the first search`() {
    let chart = RecordingChart(marks: [])

    _ = makeAdapter(to: chart)

    #expect(chart.asked == [])
  }

  @Test func `asks one question, with every field in its place`() async throws {
    let chart = RecordingChart(marks: [])
    let query = Query(
      place: Coordinate(latitude: 54.5, longitude: 10.25), term: "tea", limit: 4, offset: 7)

    _ = await answer(of: chart, to: query)

    #expect(
      chart.asked == [
        ChartQuestion(
          word: "tea", point: ChartPoint(east: 10.25, north: 54.5), skip: 7, take: 4)
      ])
  }

  @Test func `leaves out a mark without a position, and only that`() async throws {
    let chart = RecordingChart(marks: [
      mark("Anchor Coffee", 4), mark("Ferry Café", 4, at: nil), mark("Blue Cup", 4),
    ])

    let names = await answer(of: chart).map { $0.map(\.name) }

    #expect(names == .success(["Anchor Coffee", "Blue Cup"]))
  }

  @Test func `keeps the chart's order, whatever the stars`() async throws {
    let chart = RecordingChart(marks: [mark("Mid", 3), mark("Best", 5), mark("Worst", 1)])

    let names = await answer(of: chart).map { $0.map(\.name) }

    #expect(names == .success(["Mid", "Best", "Worst"]))
  }

  @Test func `takes no marks for an empty page`() async throws {
    let answer = await answer(of: RecordingChart(marks: []))

    #expect(answer == .success([]))
  }

  @Test(arguments: [
    (ChartFault.noSignal, SearchError.unavailable("no signal")),
    (.unknownWord, .invalidQuery("The chart doesn't know this word.")),
    (.damaged, .unreadableAnswer("the chart is damaged")),
  ])
  func `translates each fault, after one question`(
    _ fault: ChartFault, _ error: SearchError
  ) async throws {
    let chart = RecordingChart(fault: fault)

    let answer = await answer(of: chart)

    #expect(answer == .failure(error))
    #expect(chart.asked.count == 1)
  }

  @Test(arguments: [[], [ChartMark(name: "Blue Cup", stars: 4.4, position: nil)]])
  func `trusts no marks that come with a fault`(_ marks: [ChartMark]) async throws {
    let answer = await answer(of: RecordingChart(marks: marks, fault: .noSignal))

    #expect(answer == .failure(.unreadableAnswer("the chart sent marks and a fault")))
  }

  @Test func `takes silence for an answer that can't be read`() async throws {
    let answer = await answer(of: RecordingChart())

    #expect(answer == .failure(.unreadableAnswer("the chart sent nothing")))
  }

  /// What the search screen gets when this chart is asked.
  private func answer(
    of chart: RecordingChart, to query: Query = .coffeeNearby
  ) async -> Result<[Business], SearchError> {
    let adapter = makeAdapter(to: chart)
    return await outcome { () async throws(SearchError) in try await adapter.search(query) }
  }

  private func mark(
    _ name: String, _ stars: Double, at position: ChartPoint? = ChartPoint(east: 10, north: 54)
  ) -> ChartMark {
    ChartMark(name: name, stars: stars, position: position)
  }
}
