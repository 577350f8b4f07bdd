import FakeNetwork
import Scenario
import TestSupport
import Testing
import YelpAPI

@MainActor
@Suite(.kata()) struct UntangleTests {
  private let network = Network()

  // The board works as before. These tests should always pass, even before you begin.

  @Test func `shows the same first page as before`() async throws {
    let board = FerryBoard.inTheTerminal(on: network)

    let lines = try await start(board)

    #expect(lines == ["Island Roast: 4.8 stars, 1403 m", "Galley: 4.7 stars, 954 m"])
    #expect(network.requests.map { $0.parameters["offset"] } == ["0"])
  }

  @Test func `shows the same second page as before`() async throws {
    let board = FerryBoard.inTheTerminal(on: network)
    _ = try await start(board)

    let lines = try await turn(board)

    #expect(lines == Self.secondPage)
    #expect(network.requests.map { $0.parameters["offset"] } == ["0", "3"])
  }

  @Test func `shows the first page again, as before, when the board restarts`() async throws {
    let board = FerryBoard.inTheTerminal(on: network)
    let first = try await start(board)
    _ = try await turn(board)

    let again = try await start(board)

    #expect(again == first)
    #expect(network.requests.map { $0.parameters["offset"] } == ["0", "3", "0"])
  }

  @Test func `shows the same message as before after the last page`() async throws {
    let board = FerryBoard.inTheTerminal(on: network)
    _ = try await start(board)
    for _ in 2...4 { _ = try await turn(board) }

    let lines = try await turn(board)
    let later = try await turn(board)

    #expect(lines == ["No more cafés."])
    #expect(later == ["No more cafés."], "the board shouldn't start again by itself")
  }

  @Test func `tries the same page again after a failure, as before`() async throws {
    let board = FerryBoard.inTheTerminal(on: network)
    _ = try await start(board)
    network.failNext(to: "/yelp/search")
    _ = try await turn(board)

    let lines = try await turn(board)

    #expect(lines == Self.secondPage)
    #expect(network.requests.map { $0.parameters["offset"] } == ["0", "3", "3"])
  }

  // Yelp as a `BusinessSearchClient`.

  @Test(arguments: ["tea", " Crème BRÛLÉE "])
  func `asks Yelp once, with the whole query and the sort order`(
    _ term: String
  ) async throws {
    let query = Query(
      place: Coordinate(latitude: -41.29, longitude: 174.78), term: term, limit: 4, offset: 6)

    _ = try await search(query)

    let asked = network.requests.map(\.description)
    #expect(
      asked == [
        "GET /yelp/search key=*** latitude=-41.29 limit=4 longitude=174.78 offset=6"
          + " sort=rating term=\(term)"
      ])
  }

  @Test func `translates Yelp's listing, and leaves out cafés without a coordinate`() async throws {
    network.answerNext(to: "/yelp/search", with: Response(status: 200, body: Self.listing))

    let answer = try await search(.coffeeNearby)

    let low = Business(
      name: "Low", rating: 1.5, location: Coordinate(latitude: 54.31, longitude: 10.11))
    let high = Business(
      name: " HÖCHST ", rating: 4.5, location: Coordinate(latitude: 54.32, longitude: -4.12))
    let zero = Business(name: "Zero", rating: 0, location: Coordinate(latitude: 0, longitude: 0))
    #expect(answer == .success([low, high, zero, low]), "keep Yelp's order and Yelp's coordinates")
  }

  @Test func `asks Yelp again for each search, and uses the new answer`() async throws {
    let yelp = YelpCafes(YLPClient(apiKey: "yelp-key", network: network))
    network.failNext(to: "/yelp/search")
    network.answerNext(to: "/yelp/search", with: Response(status: 200, body: Self.listing))
    network.answerNext(
      to: "/yelp/search", with: Response(status: 200, body: #"{"businesses": []}"#))

    var answers: [Result<[String], SearchError>] = []
    for _ in 1...3 {
      answers.append(try await search(.coffeeNearby, with: yelp).map { $0.map(\.name) })
    }

    #expect(
      answers == [
        .failure(.unavailable("no connection to Yelp")),
        .success(["Low", " HÖCHST ", "Zero", "Low"]), .success([]),
      ])
    #expect(network.requests.count == 3)
  }

  @Test func `answers two overlapping searches`() async throws {
    let network = network
    let yelp = YelpCafes(YLPClient(apiKey: "yelp-key", network: network))
    network.answerNext(to: "/yelp/search", with: Response(status: 200, body: Self.listing))
    network.answerNext(
      to: "/yelp/search", with: Response(status: 200, body: #"{"businesses": []}"#))
    // The first search is answered last.
    network.holdOne(after: 0)
    defer { network.release("/yelp/search") }

    async let first = search(.coffeeNearby, with: yelp)
    _ = await promptly(within: .seconds(2)) { await network.requests(1) }
    let second = try await search(Query.coffeeNearby.next, with: yelp)
    network.release("/yelp/search")

    let names = try await first.map { $0.map(\.name) }
    #expect(names == .success(["Low", " HÖCHST ", "Zero", "Low"]))
    #expect(second == .success([]))
  }

  @Test(arguments: [
    (401, "{}", SearchError.unavailable("our key for Yelp is no good")),
    (400, "{}", .invalidQuery("Yelp doesn't understand it.")),
    (200, "[1, 2", .unreadableAnswer("Yelp's answer is in pieces")),
  ])
  func `translates each of Yelp's errors, without a retry`(
    _ status: Int, _ body: String, _ error: SearchError
  ) async throws {
    network.answerNext(to: "/yelp/search", with: Response(status: status, body: body))

    let answer = try await search(.coffeeNearby)

    #expect(answer == .failure(error))
    #expect(network.requests.count == 1, "retrying isn't the adapter's job")
  }

  @Test func `reports a missing connection to Yelp, without a retry`() async throws {
    network.failNext(to: "/yelp/search")

    let answer = try await search(.coffeeNearby)

    #expect(answer == .failure(.unavailable("no connection to Yelp")))
    #expect(network.requests.count == 1, "retrying isn't the adapter's job")
  }

  @Test(arguments: [
    Query(place: .harborSquare, term: "coffee", limit: 3, offset: -1),
    Query(place: .harborSquare, term: "coffee", limit: -3),
    Query(place: .harborSquare, term: "coffee", limit: 0),
    Query(place: .harborSquare, term: " ", limit: 3),
  ])
  func `doesn't ask Yelp about an invalid query`(_ query: Query) async throws {
    let answer = try await search(query)

    #expect(isRefused(answer), "expected an `invalidQuery`, but got \(answer)")
    #expect(network.requests == [])
  }

  // A board that doesn't know Yelp.

  @Test func `asks the board's client once`() async throws {
    let client = RecordingSearch()
    let board = FerryBoard(client: client)

    _ = try await start(board)

    #expect(client.calls == [.search(.coffeeNearby)])
  }

  @Test func `shows what the client found, in the client's order`() async throws {
    let pier = Business(name: " PIER ", rating: 4, location: .harborSquare)
    let cafes = [Business].cafes
    let board = FerryBoard(client: RecordingSearch(answering: cafes + [pier, cafes[0]]))

    let lines = try await start(board)

    #expect(
      lines == [
        "Anchor Coffee: 3.9 stars, 97 m",
        "Blue Cup: 4.4 stars, 171 m",
        "Café Möwe: 4.1 stars, 409 m",
        " PIER : 4.0 stars, 0 m",
        "Anchor Coffee: 3.9 stars, 97 m",
      ])
  }

  @Test func `asks the client for the next page, even after a short page`() async throws {
    let client = RecordingSearch(answering: [Business].cafes.dropLast())
    let board = FerryBoard(client: client)
    _ = try await start(board)

    let lines = try await turn(board)

    #expect(client.queries == [.coffeeNearby, Query.coffeeNearby.next])
    #expect(lines == ["Anchor Coffee: 3.9 stars, 97 m", "Blue Cup: 4.4 stars, 171 m"])
  }

  @Test(arguments: [
    // Yelp never causes the first two errors.
    SearchError.notSignedIn, .peerFailed("lost"), .unavailable("closed for winter"),
  ])
  func `shows the error's own description when the client fails`(_ error: SearchError) async throws
  {
    let client = RecordingSearch(failing: [error])
    let board = FerryBoard(client: client)

    let lines = try await start(board)

    #expect(lines == ["\(error)"])
    #expect(client.queries.count == 1)
  }

  @Test func `shows our own message when Yelp can't be reached`() async throws {
    let board = FerryBoard.inTheTerminal(on: network)
    network.failNext(to: "/yelp/search")

    let lines = try await start(board)

    #expect(lines == ["Search is down (no connection to Yelp). Try again in a minute."])
  }

  @Test func `shows the same lines with another client between the board and Yelp`() async throws {
    let yelp = YelpCafes(YLPClient(apiKey: "yelp-key", network: network))
    let board = FerryBoard(client: Relay(inner: yelp))
    _ = try await start(board)

    let lines = try await turn(board)
    network.failNext(to: "/yelp/search")
    let failure = try await turn(board)

    #expect(lines == Self.secondPage, "the board mustn't check its client's type")
    #expect(failure == ["Search is down (no connection to Yelp). Try again in a minute."])
  }

  @Test func `has no property with a type from Yelp`() {
    let boards = [FerryBoard(client: RecordingSearch()), .inTheTerminal(on: network)]

    let kept = boards.flatMap { typesKept(by: $0) }
    let above = boards.compactMap { Mirror(reflecting: $0).superclassMirror }
    #expect(
      kept.filter { $0.contains("YelpAPI.") } == [], "the board has a property of a Yelp type"
    )
    #expect(kept.filter { $0.contains("->") } == [], "the board stores a closure")
    #expect(above.map { "\($0.subjectType)" } == [], "the board shouldn't have a superclass")
  }

  @Test func `doesn't mention Yelp in the class`() throws {
    let exercise = try sourceOfExercise()
    let declarations = exercise.declarations(of: "FerryBoard")
    let board = declarations.filter { !$0.hasPrefix("extension") }.joined()
    let beside = declarations.filter { $0.hasPrefix("extension") }.joined()
    // A typealias for a type from Yelp counts, too.
    let otherNames = exercise.code.matches(of: /typealias\s+(\w+)[^\n]*(?:YLP|Yelp)/).map {
      String($0.1)
    }

    let words = board.matches(of: /\w+/).map { String($0.output) }.filter {
      $0.contains("YLP") || $0.contains("Yelp") || otherNames.contains($0)
    }
    #expect(words == [], "the class still contains these words, between its braces")
    let wordsBeside = beside.matches(of: /\w*YLP\w*/).map { String($0.output) }
    #expect(Set(wordsBeside).isSubset(of: ["YLPClient"]), "use only `YLPClient` in the extension")
    let own = exercise.declarations.filter { $0.kind != "extension" }.map(\.name)
    let asked = exercise.code.matches(
      of: /(?:\bas[?!]|\bis\s|let\s+\w+\s+as\s)\W*(?:any\s+)?(\w+)|\btype\(of:/
    ).map { String($0.1 ?? $0.0) }
    let others = asked.filter { !$0.hasSuffix("Error") || own.contains($0) }
    #expect(others == [], "don't check the type of a value")
  }

  private static let secondPage = [
    "Driftwood: 4.6 stars, 535 m",
    "Blue Cup: 4.4 stars, 171 m",
    "Pier Nine: 4.3 stars, 1817 m",
  ]

  private static let listing = """
    {"businesses": [
      {"name": "Low", "rating": 1.5, "coordinates": {"latitude": 54.31, "longitude": 10.11}},
      {"name": "Nowhere", "rating": 5, "coordinates": null},
      {"name": " HÖCHST ", "rating": 4.5, "coordinates": {"latitude": 54.32, "longitude": -4.12}},
      {"name": "Zero", "rating": 0, "coordinates": {"latitude": 0, "longitude": 0}},
      {"name": "Low", "rating": 1.5, "coordinates": {"latitude": 54.31, "longitude": 10.11}}
    ]}
    """

  /// The board's lines after its start.
  private func start(_ board: FerryBoard) async throws -> [String] {
    try #require(
      await promptly(within: .seconds(3)) {
        await board.start()
        return await board.lines
      }, "the board still waits for its first page")
  }

  /// The board's lines after it has turned to the next page.
  private func turn(_ board: FerryBoard) async throws -> [String] {
    try #require(
      await promptly(within: .seconds(3)) {
        await board.turn()
        return await board.lines
      }, "the board still waits for its next page")
  }

  /// The answer of `YelpCafes`.
  private func search(_ query: Query) async throws -> Result<[Business], SearchError> {
    try await search(query, with: YelpCafes(YLPClient(apiKey: "yelp-key", network: network)))
  }

  private func search(
    _ query: Query, with client: any BusinessSearchClient
  ) async throws -> Result<[Business], SearchError> {
    try #require(
      await promptly(within: .seconds(3)) {
        await outcome { () async throws(SearchError) in try await client.search(query) }
      }, "the search never got an answer")
  }

  /// The types of all values that a value stores, except those inside a client.
  private func typesKept(by value: Any, depth: Int = 5) -> [String] {
    Mirror(reflecting: value).children.map(\.value).flatMap { part in
      let isHidden = depth == 0 || part is any BusinessSearchClient
      return [String(reflecting: type(of: part))]
        + (isHidden ? [] : typesKept(by: part, depth: depth - 1))
    }
  }

  private func isRefused(_ answer: Result<[Business], SearchError>) -> Bool {
    if case .failure(.invalidQuery) = answer { true } else { false }
  }
}
