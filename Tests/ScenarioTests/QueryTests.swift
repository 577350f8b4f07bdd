import Scenario
import TestSupport
import Testing

@Suite(.endsInTime) struct QueryTests {
  static let good = [
    Query(place: .harborSquare, term: "coffee", limit: 1),
    Query(place: .harborSquare, term: "coffee", limit: 50),
    Query(place: .harborSquare, term: "coffee", limit: 3, offset: 0),
    Query(place: .harborSquare, term: "coffee", limit: 3, offset: 1000),
    Query(place: .harborSquare, term: " c ", limit: 3),
    Query(place: Coordinate(latitude: 90, longitude: 180), term: "coffee", limit: 3),
    Query(place: Coordinate(latitude: -90, longitude: -180), term: "coffee", limit: 3),
  ]

  private static let nowhere = "The place isn't on the earth."
  private static let noTerm = "The term is empty."

  private static func page(not number: Int) -> String {
    "A page holds 1 to 50 results, not \(number)."
  }

  static let bad: [(Query, String)] = [
    (Query(place: .harborSquare, term: "coffee", limit: 0), page(not: 0)),
    (
      Query(place: .harborSquare, term: "coffee", limit: 51),
      page(not: 51)
    ),
    (
      Query(place: .harborSquare, term: "coffee", limit: -1),
      page(not: -1)
    ),
    (
      Query(place: .harborSquare, term: "coffee", limit: .min),
      page(not: .min)
    ),
    (
      Query(place: .harborSquare, term: "coffee", limit: 3, offset: -1),
      "A search can skip 0 to 1000 results, not -1."
    ),
    (
      Query(place: .harborSquare, term: "coffee", limit: 3, offset: 1001),
      "A search can skip 0 to 1000 results, not 1001."
    ),
    (Query(place: .harborSquare, term: "", limit: 3), noTerm),
    (Query(place: .harborSquare, term: " \n", limit: 3), noTerm),
    (Query(place: Coordinate(latitude: 90.001, longitude: 0), term: "x", limit: 3), nowhere),
    (Query(place: Coordinate(latitude: -90.001, longitude: 0), term: "x", limit: 3), nowhere),
    (Query(place: Coordinate(latitude: 0, longitude: 180.001), term: "x", limit: 3), nowhere),
    (Query(place: Coordinate(latitude: 0, longitude: -180.001), term: "x", limit: 3), nowhere),
    (Query(place: Coordinate(latitude: .nan, longitude: 0), term: "x", limit: 3), nowhere),
    (Query(place: Coordinate(latitude: 0, longitude: .nan), term: "x", limit: 3), nowhere),
    (Query(place: Coordinate(latitude: 0, longitude: .infinity), term: "x", limit: 3), nowhere),
  ]

  @Test(arguments: good)
  func `is valid up to its bounds`(_ query: Query) throws {
    try query.validate()
  }

  @Test(arguments: bad)
  func `is rejected outside its bounds, with the reason`(_ query: Query, _ reason: String) {
    #expect(throws: SearchError.invalidQuery(reason)) { try query.validate() }
  }

  @Test(arguments: [0, 3, 998, 1000])
  func `continues after its page, and keeps all other fields`(_ offset: Int) {
    let next = Query(place: .harborSquare, term: "coffee", limit: 3, offset: offset).next

    #expect(next == Query(place: .harborSquare, term: "coffee", limit: 3, offset: offset + 3))
  }

  @Test(arguments: [
    Query(place: .harborSquare, term: "coffee", limit: 3, offset: .max),
    Query(place: .harborSquare, term: "coffee", limit: .min, offset: -1),
  ])
  func `is rejected even after an overflow`(_ query: Query) {
    let next = query.next

    #expect(throws: SearchError.self) { try next.validate() }
  }

  @Test func `starts at the first page`() {
    let query = Query(place: .harborSquare, term: "coffee", limit: 7)
    #expect(query.offset == 0)
  }

  @Test(arguments: Query.differingInOneField)
  func `depends on every field`(_ other: Query) {
    #expect(other != .coffeeNearby)
    #expect(Set([other, .coffeeNearby, other]).count == 2)
  }
}
