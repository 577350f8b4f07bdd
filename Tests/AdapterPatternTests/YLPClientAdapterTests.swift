import AdapterPattern
import FakeNetwork
import Scenario
import TestSupport
import Testing

/// Both forms of the adapter: the extension and the new type.
@Suite(.endsInTime) struct YLPClientAdapterTests {
  private let network = Network()

  @Test(arguments: YelpForm.allCases)
  func `asks Yelp nothing when it is created`(_ form: YelpForm) {
    _ = form.client(on: network)

    #expect(network.requests.isEmpty)
  }

  @Test(arguments: YelpForm.allCases)
  func `passes on each field of the query, and asks for the best matches`(
    _ form: YelpForm
  ) async throws {
    let query = Query(place: .harborSquare, term: " MÖWE Coffee", limit: 4, offset: 998)
    _ = try await form.client(on: network).search(query)

    let asked = network.requests.map(\.description)
    #expect(
      asked == [
        "GET /yelp/search key=*** latitude=54.3027 limit=4 longitude=10.1092 offset=998"
          + " sort=best_match term= MÖWE Coffee"
      ])
  }

  @Test(arguments: YelpForm.allCases)
  func `returns Yelp's listing without cafés that have no coordinate`(
    _ form: YelpForm
  ) async throws {
    network.answerNext(to: "/yelp/search", with: Response(status: 200, body: Self.listing))

    let found = try await form.client(on: network).search(.coffeeNearby)

    #expect(
      found == [
        Business(
          name: "Low", rating: 1.5, location: Coordinate(latitude: 54.31, longitude: 10.11)),
        Business(
          name: "High", rating: 4.5, location: Coordinate(latitude: 54.32, longitude: 10.12)),
        Business(
          name: "High", rating: 4.5, location: Coordinate(latitude: 54.33, longitude: 10.13)),
        Business(
          name: "Middle", rating: 3, location: Coordinate(latitude: 54.34, longitude: 10.14)),
      ])
  }

  @Test(arguments: YelpForm.allCases)
  func `asks again for a repeated search, since it caches nothing`(
    _ form: YelpForm
  ) async throws {
    let client = form.client(on: network)
    let first = try await client.search(.coffeeNearby)
    let second = try await client.search(.coffeeNearby)

    #expect(first == second)
    #expect(network.requests.count == 2)
  }

  @Test(arguments: YelpForm.allCases, YelpFailure.all)
  func `translates each of Yelp's errors, without a retry`(
    _ form: YelpForm, _ failure: YelpFailure
  ) async throws {
    for (method, path) in zip(SearchMethod.allCases, ["/yelp/search", "/yelp/autocomplete"]) {
      let network = Network()
      network.answerNext(to: path, with: failure.response)
      let client = form.client(on: network)

      let outcome = try #require(
        await promptly { await method.ask(client) }, "the adapter never answered")

      #expect(outcome == .failure(failure.meaning))
      #expect(network.requests.map(\.path) == [path])
    }
  }

  @Test(arguments: YelpForm.allCases)
  func `reports that Yelp can't be reached, after one try`(_ form: YelpForm) async {
    network.failNext(to: "/yelp/search")
    let client = form.client(on: network)

    let outcome = await outcome { () async throws(SearchError) in
      try await client.search(.coffeeNearby)
    }

    #expect(outcome == .failure(.unavailable("Yelp can't be reached")))
    #expect(network.requests.count == 1)
  }

  @Test(arguments: YelpForm.allCases)
  func `sends Yelp no negative number`(_ form: YelpForm) async {
    let client = form.client(on: network)
    let query = Query(place: .harborSquare, term: "coffee", limit: -3, offset: -1)

    let outcome = await outcome { () async throws(SearchError) in
      try await client.search(query)
    }

    guard case .failure(.invalidQuery) = outcome else {
      Issue.record("a negative limit was answered with \(outcome)")
      return
    }
    #expect(network.requests.isEmpty)
  }

  @Test(arguments: YelpForm.allCases)
  func `returns the names that Yelp suggests`(_ form: YelpForm) async throws {
    let names = try await form.client(on: network).suggestions(for: "D")

    let asked = network.requests.map(\.description)
    #expect(names == ["Dock 5", "Driftwood"])
    #expect(asked == ["GET /yelp/autocomplete key=*** text=D"])
  }

  private static let listing = """
    {"businesses": [
      {"name": "Low", "rating": 1.5, "coordinates": {"latitude": 54.31, "longitude": 10.11}},
      {"name": "Nowhere", "rating": 5, "coordinates": null},
      {"name": "High", "rating": 4.5, "coordinates": {"latitude": 54.32, "longitude": 10.12}},
      {"name": "High", "rating": 4.5, "coordinates": {"latitude": 54.33, "longitude": 10.13}},
      {"name": "Middle", "rating": 3, "coordinates": {"latitude": 54.34, "longitude": 10.14}}
    ]}
    """
}

/// An answer of Yelp's server other than a listing, and the error that our client gets.
struct YelpFailure {
  let response: Response
  let meaning: SearchError

  static let all = [
    YelpFailure(
      response: Response(status: 401, body: "{}"), meaning: .unavailable("Yelp refused our key")),
    YelpFailure(
      response: Response(status: 400, body: "{}"),
      meaning: .invalidQuery("Yelp refused the search.")),
    YelpFailure(
      response: Response(status: 200, body: "[1, 2"),
      meaning: .unreadableAnswer("Yelp's answer can't be read")),
  ]
}
