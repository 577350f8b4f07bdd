import Scenario
import TestSupport
import Testing

// Replaced during grading: "Blue Cup", "Ebb", "Nowhere", "3034", "1101".

@Suite(.kata()) struct CafeSearchTests {
  @Test(arguments: ["tea", " Crème BRÛLÉE "])
  func `asks the guide once, with the query's term`(
    _ term: String
  ) async throws {
    let office = RecordingOffice()

    _ = try await search(Query(place: .harborSquare, term: term, limit: 3), in: office)

    #expect(office.asked.map(\.kind) == [term])
  }

  @Test(arguments: [
    (Coordinate.harborSquare, "10.1092 54.3027"),
    (Coordinate(latitude: -41.292485, longitude: 174.778194), "174.778194 -41.292485"),
    (
      Coordinate(latitude: 54.302712345678, longitude: 10.109287654321),
      "10.109287654321 54.302712345678"
    ),
  ])
  func `passes the point as text, with the longitude first`(
    _ place: Coordinate, _ point: String
  ) async throws {
    let office = RecordingOffice()

    _ = try await search(Query(place: place, term: "coffee", limit: 3), in: office)

    #expect(office.asked.map(\.point) == [point])
  }

  @Test func `asks for places 1 through 3 on the first page`() async throws {
    let office = RecordingOffice()

    _ = try await search(.coffeeNearby, in: office)

    #expect(office.asked.map(\.first) == [1])
    #expect(office.asked.map(\.last) == [3])
  }

  @Test(arguments: [(4, 6, 7, 10), (1, 0, 1, 1), (50, 1000, 1001, 1050)])
  func `asks for any page by the numbers of its first and last places`(
    _ limit: Int, _ offset: Int, _ first: UInt, _ last: UInt
  ) async throws {
    let office = RecordingOffice()

    _ = try await search(
      Query(place: .harborSquare, term: "coffee", limit: limit, offset: offset), in: office)

    #expect(office.asked.map(\.first) == [first])
    #expect(office.asked.map(\.last) == [last])
  }

  @Test func `returns each place's name, and its rating in stars`() async throws {
    let office = RecordingOffice(answering: [
      GuidePlace(name: "Anchor Coffee", halfStars: 8, position: "10.1101 54.3034"),
      GuidePlace(name: " CAFÉ Möwe ", halfStars: 9, position: "10.1078 54.304"),
      GuidePlace(name: "", halfStars: 1, position: "10.1078 54.304"),
    ])

    let found = try await search(.coffeeNearby, in: office).get()

    #expect(found.map(\.name) == ["Anchor Coffee", " CAFÉ Möwe ", ""], "use the guide's spelling")
    #expect(found.map(\.rating) == [4, 4.5, 0.5])
  }

  @Test func `reads positions east and west of Greenwich, and on the meridian`()
    async throws
  {
    let office = RecordingOffice(answering: [
      GuidePlace(name: "Anchor Coffee", halfStars: 8, position: "10.1101 54.3034"),
      GuidePlace(name: "Ebb", halfStars: 7, position: "-4.14 50.36"),
      GuidePlace(name: "Meridian", halfStars: 7, position: "0 51.48"),
      GuidePlace(name: "Equator", halfStars: 7, position: "0 0"),
      GuidePlace(name: "Off the map", halfStars: 7, position: "200 -91"),
    ])

    let found = try await search(.coffeeNearby, in: office).get()

    #expect(
      found.map(\.location) == [
        Coordinate(latitude: 54.3034, longitude: 10.1101),
        Coordinate(latitude: 50.36, longitude: -4.14),
        Coordinate(latitude: 51.48, longitude: 0), Coordinate(latitude: 0, longitude: 0),
        Coordinate(latitude: -91, longitude: 200),
      ])
  }

  @Test(arguments: [
    nil, "", " ", "by the harbor", "10.11", "10.11 x 54.3", "east 54.3", "10.11 north",
    "10.11 54.3 upstairs", "10.11 54.3 12",
  ])
  func `leaves out only places without a readable position`(
    _ position: String?
  ) async throws {
    let nowhere = GuidePlace(name: "Nowhere", halfStars: 10, position: position)
    let office = RecordingOffice(answering: [
      GuidePlace(name: "Anchor Coffee", halfStars: 8, position: "10.1101 54.3034"), nowhere,
      GuidePlace(name: "Blue Cup", halfStars: 9, position: "10.1078 54.304"),
    ])
    let emptyOffice = RecordingOffice(answering: [nowhere])

    let answer = try await search(.coffeeNearby, in: office)
    let nothing = try await search(.coffeeNearby, in: emptyOffice)

    let names = answer.map { $0.map(\.name) }
    #expect(names == .success(["Anchor Coffee", "Blue Cup"]))
    #expect(nothing == .success([]))
    #expect(
      [office.asked.count, emptyOffice.asked.count] == [1, 1],
      "a page can be short: don't ask for more places")
  }

  @Test func `keeps the guide's order and all duplicates`() async throws {
    let office = RecordingOffice(
      answering: zip(["Low", "High", "High", "None"], [3, 10, 10, 0]).map { name, halfStars in
        GuidePlace(name: name, halfStars: halfStars, position: "10.1101 54.3034")
      })

    let found = try await search(
      Query(place: .harborSquare, term: "coffee", limit: 4), in: office
    ).get()

    #expect(found.map(\.name) == ["Low", "High", "High", "None"])
  }

  @Test func `asks the guide again for each search, and uses the new answer`() async throws {
    let low = GuidePlace(name: "Low", halfStars: 3, position: "10.1101 54.3034")
    let high = GuidePlace(name: "High", halfStars: 10, position: "10.1101 54.3034")
    let office = RecordingOffice(.failure(.lineDown), .success([low]), .success([high, low]))
    let guide = TownGuide(office: office)
    let tea = Query(place: .harborSquare, term: "tea", limit: 3)

    let answers = [
      try await search(tea, in: guide), try await search(.coffeeNearby, in: guide),
      try await search(tea, in: guide),
    ]

    let names = answers.map { answer in (try? answer.get())?.map(\.name) }
    #expect(names == [nil, ["Low"], ["High", "Low"]])
    #expect(office.asked.map(\.kind) == ["tea", "coffee", "tea"])
  }

  @Test func `returns an empty page when the guide finds nothing`() async throws {
    let office = RecordingOffice(answering: [])

    let answer = try await search(.coffeeNearby, in: office)

    #expect(answer == .success([]))
    #expect(office.asked.count == 1)
  }

  @Test(arguments: [0, 300])
  func `returns an empty page after the end of the guide's list`(_ offset: Int) async throws {
    let ebb = GuidePlace(name: "Ebb", halfStars: 7, position: "-4.14 50.36")
    let office = RecordingOffice(.failure(.endOfList), .success([ebb]))
    let guide = TownGuide(office: office)
    let query = Query(place: .harborSquare, term: "coffee", limit: 3, offset: offset)

    let answers = [
      try await search(query, in: guide), try await search(query.next, in: guide),
    ]

    let names = answers.map { answer in answer.map { $0.map(\.name) } }
    #expect(names == [.success([]), .success(["Ebb"])], "ask again: the list may be longer now")
    #expect(office.asked.count == 2)
  }

  @Test(arguments: [
    (GuideTrouble.lineDown, SearchError.unavailable("the guide can't be reached")),
    (.closed, .unavailable("the guide is closed")),
    (.notUnderstood, .invalidQuery("The guide doesn't understand it.")),
    (.garbled, .unreadableAnswer("the guide's answer is in pieces")),
  ])
  func `translates each of the guide's errors, without a retry`(
    _ trouble: GuideTrouble, _ error: SearchError
  ) async throws {
    let office = RecordingOffice(failing: trouble)

    let answer = try await search(.coffeeNearby, in: office)

    #expect(answer == .failure(error))
    #expect(office.asked.count == 1, "retrying isn't the adapter's job")
  }

  @Test(arguments: [
    Query(place: .harborSquare, term: "coffee", limit: 3, offset: -1),
    Query(place: .harborSquare, term: "coffee", limit: -3, offset: 6),
    Query(place: .harborSquare, term: "coffee", limit: 0),
    Query(place: .harborSquare, term: "coffee", limit: .max, offset: 1),
    Query(place: .harborSquare, term: "coffee", limit: 3, offset: 1001),
    Query(place: Coordinate(latitude: 91, longitude: 0), term: "coffee", limit: 3),
    Query(place: .harborSquare, term: " ", limit: 3),
  ])
  func `doesn't ask the guide about an invalid query`(_ query: Query) async throws {
    let office = RecordingOffice()

    let answer = try await search(query, in: office)

    #expect(isRefused(answer), "expected an `invalidQuery`, but got \(answer)")
    #expect(office.asked == [])
  }

  @Test(arguments: ["An", "", " ÄN ", "mö"])
  func `suggests the names that the guide finds`(_ letters: String) async throws {
    let office = RecordingOffice()
    let client: any BusinessSearchClient = TownGuide(office: office)

    let names = try #require(
      await promptly(within: .seconds(3)) {
        await outcome { () async throws(SearchError) in try await client.suggestions(for: letters) }
      }, "the search screen never got an answer")

    #expect(
      names
        == .success([
          "\(letters)nex", "\(letters)chor Coffee", "The \(letters)vil", "\(letters)nex",
        ]))
    #expect(office.askedForNames == [letters])
  }

  /// The answer that the search screen gets.
  private func search(
    _ query: Query, in office: RecordingOffice
  ) async throws -> Result<[Business], SearchError> {
    try await search(query, in: TownGuide(office: office))
  }

  private func search(
    _ query: Query, in client: any BusinessSearchClient
  ) async throws -> Result<[Business], SearchError> {
    try #require(
      await promptly(within: .seconds(3)) {
        await outcome { () async throws(SearchError) in try await client.search(query) }
      }, "the search screen never got an answer")
  }

  private func isRefused(_ answer: Result<[Business], SearchError>) -> Bool {
    if case .failure(.invalidQuery) = answer { true } else { false }
  }
}
