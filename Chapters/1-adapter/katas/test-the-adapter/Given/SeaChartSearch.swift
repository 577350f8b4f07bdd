import Scenario
import TestSupport

/// Makes the adapter for the tests.
func makeAdapter(to chart: any SeaChart) -> any BusinessSearchClient {
  SeaChartSearch(chart)
}

/// Searches a sea chart correctly, unless the runner switches on a mistake.
///
/// This type is a class because printing a struct would reveal its mistake.
///
/// - Role: adapter; target is `BusinessSearchClient`, adaptee is any `SeaChart` (GoF p. 139).
final class SeaChartSearch: BusinessSearchClient {
  private typealias Answer = Result<[Business], SearchError>

  private let chart: any SeaChart

  private var mistake: AdapterMistake? { .kept(for: self) }

  init(_ chart: any SeaChart) {
    self.chart = chart
    AdapterMistake.keep(for: self)
    if mistake == .asksEarly {
      let start = ChartPoint(east: 0, north: 0)
      chart.look(for: ChartQuestion(word: "coffee", point: start, skip: 0, take: 1)) { _, _ in }
    }
  }

  func search(_ query: Query) async throws(SearchError) -> [Business] {
    try query.validate()
    var answer = await ask(query)
    if case .failure = answer, mistake == .asksAgain { answer = await ask(query) }
    return try answer.get()
  }

  private func ask(_ query: Query) async -> Answer {
    await withCheckedContinuation { continuation in
      chart.look(for: question(for: query)) { marks, fault in
        continuation.resume(returning: self.translate(marks, fault))
      }
    }
  }

  private func question(for query: Query) -> ChartQuestion {
    var point = ChartPoint(east: query.place.longitude, north: query.place.latitude)
    if mistake == .swapsPoint { swap(&point.east, &point.north) }
    var question = ChartQuestion(
      word: query.term, point: point, skip: query.offset, take: query.limit)
    if mistake == .swapsNumbers { swap(&question.skip, &question.take) }
    return question
  }

  private func translate(_ marks: [ChartMark]?, _ fault: ChartFault?) -> Answer {
    switch (marks, fault) {
    case (let marks?, nil): page(of: marks)
    case (nil, let fault?): .failure(error(for: fault))
    case (let marks?, _?) where mistake == .ignoresFault: page(of: marks)
    case (_?, _?): .failure(.unreadableAnswer("the chart sent marks and a fault"))
    case (nil, nil) where mistake == .trustsSilence: .success([])
    case (nil, nil): .failure(.unreadableAnswer("the chart sent nothing"))
    }
  }

  private func page(of marks: [ChartMark]) -> Answer {
    if mistake == .losesPage, marks.contains(where: { $0.position == nil }) {
      return .failure(.unreadableAnswer("a mark has no position"))
    }
    let found = marks.compactMap(business)
    return .success(mistake == .sorts ? Ranking().bestFirst(found) : found)
  }

  private func business(for mark: ChartMark) -> Business? {
    let nowhere = mistake == .putsAtZero ? ChartPoint(east: 0, north: 0) : nil
    guard let position = mark.position ?? nowhere else { return nil }
    return Business(
      name: mark.name, rating: mark.stars,
      location: Coordinate(latitude: position.north, longitude: position.east))
  }

  private func error(for fault: ChartFault) -> SearchError {
    switch fault {
    case _ where mistake == .knowsOneFault: .unavailable("no signal")
    case .noSignal: .unavailable("no signal")
    case .unknownWord: .invalidQuery("The chart doesn't know this word.")
    case .damaged: .unreadableAnswer("the chart is damaged")
    }
  }
}
