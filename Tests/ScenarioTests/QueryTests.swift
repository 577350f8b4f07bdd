import Scenario
import TestSupport
import Testing

@Suite(.endsInTime) struct QueryTests {
  static let good = [
    Query(place: .harbourSquare, term: "coffee", limit: 1),
    Query(place: .harbourSquare, term: "coffee", limit: 50),
    Query(place: .harbourSquare, term: "coffee", limit: 3, offset: 0),
    Query(place: .harbourSquare, term: "coffee", limit: 3, offset: 1000),
    Query(place: .harbourSquare, term: " c ", limit: 3),
    Query(place: Coordinate(latitude: 90, longitude: 180), term: "coffee", limit: 3),
    Query(place: Coordinate(latitude: -90, longitude: -180), term: "coffee", limit: 3),
  ]

  static let bad: [(Query, String)] = [
    (Query(place: .harbourSquare, term: "coffee", limit: 0), "not 0."),
    (Query(place: .harbourSquare, term: "coffee", limit: 51), "not 51."),
    (Query(place: .harbourSquare, term: "coffee", limit: -1), "not -1."),
    (Query(place: .harbourSquare, term: "coffee", limit: .min), "not \(Int.min)."),
    (Query(place: .harbourSquare, term: "coffee", limit: 3, offset: -1), "not -1."),
    (Query(place: .harbourSquare, term: "coffee", limit: 3, offset: 1001), "not 1001."),
    (Query(place: .harbourSquare, term: "", limit: 3), "term"),
    (Query(place: .harbourSquare, term: " \n", limit: 3), "term"),
    (Query(place: Coordinate(latitude: 90.001, longitude: 0), term: "x", limit: 3), "earth"),
    (Query(place: Coordinate(latitude: -90.001, longitude: 0), term: "x", limit: 3), "earth"),
    (Query(place: Coordinate(latitude: 0, longitude: 180.001), term: "x", limit: 3), "earth"),
    (Query(place: Coordinate(latitude: 0, longitude: -180.001), term: "x", limit: 3), "earth"),
    (Query(place: Coordinate(latitude: .nan, longitude: 0), term: "x", limit: 3), "earth"),
    (Query(place: Coordinate(latitude: 0, longitude: .nan), term: "x", limit: 3), "earth"),
    (Query(place: Coordinate(latitude: 0, longitude: .infinity), term: "x", limit: 3), "earth"),
  ]

  @Test(arguments: good)
  func `is good up to its bounds`(_ query: Query) throws {
    try query.validate()
  }

  @Test(arguments: bad)
  func `is refused behind its bounds, with the reason`(_ query: Query, _ reason: String) async {
    let answer = await outcome { () async throws(SearchError) in try query.validate() }

    guard case .failure(.invalidQuery(let text)) = answer else {
      Issue.record("\(query) passed as \(answer)")
      return
    }
    #expect(text.contains(reason))
  }

  @Test(arguments: [0, 3, 998, 1000])
  func `goes on behind its page, and keeps all else`(_ offset: Int) {
    let next = Query(place: .harbourSquare, term: "coffee", limit: 3, offset: offset).next

    #expect(next == Query(place: .harbourSquare, term: "coffee", limit: 3, offset: offset + 3))
  }

  @Test(arguments: [
    Query(place: .harbourSquare, term: "coffee", limit: 3, offset: .max),
    Query(place: .harbourSquare, term: "coffee", limit: .min, offset: -1),
  ])
  func `is refused behind the last number, too`(_ query: Query) {
    let next = query.next

    #expect(throws: SearchError.self) { try next.validate() }
  }

  @Test func `starts at the first page`() {
    let query = Query(place: .harbourSquare, term: "coffee", limit: 7)
    #expect(query.offset == 0)
  }

  @Test(arguments: Query.differingInOneField)
  func `is told apart by every field`(_ other: Query) {
    #expect(other != .coffeeNearby)
    #expect(Set([other, .coffeeNearby, other]).count == 2)
  }
}
