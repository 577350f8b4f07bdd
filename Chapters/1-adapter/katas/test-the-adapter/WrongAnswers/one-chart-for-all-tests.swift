// Caught by: asks the chart once, with each number in its place
import Scenario
import TestSupport
import Testing

private let chart = RecordingChart(marks: [.anchor])

extension TestTheAdapterTests {
  @Test func `asks the chart once, with each number in its place`() async throws {
    let adapter = makeAdapter(to: chart)

    _ = try await adapter.search(
      Query(
        place: Coordinate(latitude: 54.3027, longitude: 10.1092), term: "tea", limit: 4,
        offset: 6))

    let point = ChartPoint(east: 10.1092, north: 54.3027)
    #expect(chart.asked == [ChartQuestion(word: "tea", point: point, skip: 6, take: 4)])
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
