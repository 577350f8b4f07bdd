// swift-format-ignore-file
import Foundation
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

  @Test func `asks the chart nothing before the first search`() {
    let chart = RecordingChart(marks: [])

    let adapter = makeAdapter(to: chart)

    #expect(chart.asked.isEmpty, "\(String(describing: adapter)) asked: \(chart.asked)")
  }

  @Test(arguments: Voyage.all)
  fileprivate func `asks the chart one question, in the chart's words`(
    _ voyage: Voyage
  ) async throws {
    let chart = RecordingChart(marks: [])

    _ = try await makeAdapter(to: chart).search(voyage.query)

    #expect(chart.asked == [voyage.question], "\(voyage)")
  }

  @Test func `asks one question for each of many overlapping searches`() async throws {
    let chart = RecordingChart(marks: [])
    let adapter = makeAdapter(to: chart)

    try await withThrowingTaskGroup(of: Void.self) { group in
      for voyage in Voyage.all {
        group.addTask { _ = try await adapter.search(voyage.query) }
      }
      try await group.waitForAll()
    }

    let counts = NSCountedSet(array: chart.asked.map(\.word))
    #expect(chart.asked.count == Voyage.all.count)
    #expect(counts.allObjects.allSatisfy { counts.count(for: $0) == 1 })
  }

  @Test func `leaves out a mark without a position, and keeps the chart's order`() async throws {
    let chart = RecordingChart(marks: Harbor.marks)

    let found = try await makeAdapter(to: chart).search(.coffeeNearby)

    #expect(found.map(\.name) == ["Low", "High", "Middle", "High"])
    #expect(found.map(\.rating) == [1.5, 5, 3, 5])
    #expect(!found.contains { $0.location == Coordinate(latitude: 0, longitude: 0) })
  }

  @Test func `gives an empty page for no marks`() async {
    let answer = await Answer(to: .coffeeNearby, from: RecordingChart(marks: []))

    #expect(answer == .page([]))
  }

  @Test func `gives an empty page when no mark has a position`() async {
    let ship = ChartMark(name: "Coffee Ship", stars: 5, position: nil)

    let answer = await Answer(to: .coffeeNearby, from: RecordingChart(marks: [ship, ship]))

    #expect(answer == .page([]))
  }

  @Test(arguments: Trouble.all)
  fileprivate func `translates each bad answer, after one question`(
    _ trouble: Trouble
  ) async {
    let chart = trouble.makeChart()

    let answer = await Answer(to: .coffeeNearby, from: chart)

    #expect(answer == .failure(trouble.error), "\(trouble)")
    #expect(chart.asked.count == 1, "\(trouble): asked \(String(describing: chart.asked))")
  }
}

/// A search as the screen's query and as the chart's question.
private struct Voyage: Hashable, Sendable, CustomStringConvertible {
  let query: Query
  let question: ChartQuestion

  init(_ word: String, north: Double, east: Double, skip: Int, take: Int) {
    precondition(skip != take && north != east, "nobody would notice a swap")
    query = Query(
      place: Coordinate(latitude: north, longitude: east), term: word, limit: take, offset: skip)
    question = ChartQuestion(
      word: word, point: ChartPoint(east: east, north: north), skip: skip, take: take)
  }

  var description: String { "\(question.word), \(question.take) behind \(question.skip)" }

  static let all = [
    Voyage("coffee", north: 54.3027, east: 10.1092, skip: 0, take: 3),
    Voyage("tea", north: 50.36, east: -4.14, skip: 6, take: 4),
    Voyage("flat white", north: -41.29, east: 174.78, skip: 40, take: 20),
  ]
}

/// The marks of a harbor: unsorted, with a duplicate, and with a mark on a ship.
private enum Harbor {
  static let marks = [
    ChartMark(name: "Low", stars: 1.5, position: quay),
    ChartMark(name: "High", stars: 5, position: quay),
    ChartMark(name: "Coffee Ship", stars: 4.4, position: nil),
    ChartMark(name: "Middle", stars: 3, position: quay),
    ChartMark(name: "High", stars: 5, position: quay),
  ]

  private static let quay = ChartPoint(east: 10.1101, north: 54.3034)
}

/// A bad answer from the chart, and the error that the screen gets for it.
private struct Trouble: Sendable, CustomStringConvertible {
  let description: String
  let marks: [ChartMark]?
  let fault: ChartFault?
  let error: SearchError

  init(
    _ description: String, marks: [ChartMark]? = nil, fault: ChartFault? = nil, _ error: SearchError
  ) {
    self.description = description
    self.marks = marks
    self.fault = fault
    self.error = error
  }

  func makeChart() -> RecordingChart { RecordingChart(marks: marks, fault: fault) }

  static let all = [
    Trouble("no signal", fault: .noSignal, .unavailable("no signal")),
    Trouble(
      "unknown word", fault: .unknownWord, .invalidQuery("The chart doesn't know this word.")),
    Trouble("damaged", fault: .damaged, .unreadableAnswer("the chart is damaged")),
    Trouble(
      "both", marks: Harbor.marks, fault: .damaged,
      .unreadableAnswer("the chart sent marks and a fault")),
    Trouble(
      "a fault and an empty list", marks: [], fault: .noSignal,
      .unreadableAnswer("the chart sent marks and a fault")),
    Trouble("silence", .unreadableAnswer("the chart sent nothing")),
  ]
}

/// The search screen's answer, as a value that can be compared.
private enum Answer: Hashable, CustomStringConvertible {
  case page([Business])
  case failure(SearchError)

  /// Searches with a new adapter to the chart.
  init(to query: Query, from chart: RecordingChart) async {
    do {
      self = .page(try await makeAdapter(to: chart).search(query))
    } catch {
      self = .failure(error)
    }
  }

  var description: String {
    switch self {
    case .page(let businesses): "a page: \(businesses.map(\.name))"
    case .failure(let error): "\(String(reflecting: error))"
    }
  }
}
