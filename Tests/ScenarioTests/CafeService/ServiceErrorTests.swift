import FakeNetwork
import Scenario
import CafeService
import TestSupport
import Testing

@Suite(.endsInTime) struct ServiceErrorTests {
  private static let unreadable = "the server's answer can't be read"

  private static let signIns: [(NetworkError, AuthenticationError)] = [
    (.connectionLost, .unavailable("connection lost")), (.cancelled, .cancelled),
    (.unauthorized, .wrongCredentials), (.status(503), .unavailable("status 503")),
    (.unreadable, .unreadableAnswer(unreadable)),
  ]

  private static let searches: [(NetworkError, SearchError)] = [
    (.connectionLost, .unavailable("connection lost")), (.cancelled, .cancelled),
    (.unauthorized, .notSignedIn), (.status(503), .unavailable("status 503")),
    (.unreadable, .unreadableAnswer(unreadable)),
  ]

  private static let responses: [(Response, NetworkError)] = [
    (Response(status: 401, body: ""), .unauthorized),
    (Response(status: 503, body: ""), .status(503)),
    (Response(status: 200, body: "special-token-value"), .unreadable),
    (Response(status: 200, body: "{}"), .unreadable),
  ]

  @Test(arguments: signIns)
  func `every failure of the wire is one of a sign-in`(
    _ error: NetworkError, _ meaning: AuthenticationError
  ) {
    let translation = AuthenticationError(error)
    #expect(translation == meaning)
  }

  @Test(arguments: searches)
  func `every failure of the wire is one of a search`(
    _ error: NetworkError, _ meaning: SearchError
  ) {
    let translation = SearchError(error)
    #expect(translation == meaning)
  }

  @Test(arguments: responses)
  func `an odd answer fails the sign-in, and shows no secret`(
    _ response: Response, _ error: NetworkError
  ) async {
    let network = Network()
    network.answerNext(to: "/service/session", with: response)

    let answer = await outcome { () async throws(AuthenticationError) in
      try await Service(network: network).logIn(email: "a@b.c", password: "open-sesame")
    }

    #expect(answer == .failure(AuthenticationError(error)))
    #expect(!"\(answer)".contains("open-sesame"))
    #expect(!"\(answer)".contains("special-token-value"))
    #expect(network.requests.count == 1)
  }

  @Test(arguments: responses)
  func `an odd answer fails the search, and shows no secret`(
    _ response: Response, _ error: NetworkError
  ) async {
    let network = Network()
    network.answerNext(to: "/service/search", with: response)
    network.answerNext(to: "/service/suggestions", with: response)
    let service = Service(network: network, session: .signedIn)

    let found = await outcome { () async throws(SearchError) in
      try await service.search(.coffeeNearby)
    }
    let names = await outcome { () async throws(SearchError) in
      try await service.suggestions(for: "d")
    }

    #expect(found == .failure(SearchError(error)))
    #expect(names == .failure(SearchError(error)))
    #expect(!"\(found) \(names)".contains("special-token-value"))
    #expect(network.requests.count == 2)
  }

  @Test func `a bad query is refused before anything is sent`() async {
    let network = Network()
    let service = Service(network: network, session: .signedIn)
    var query = Query.coffeeNearby
    query.limit = 0

    let found = await outcome { () async throws(SearchError) in try await service.search(query) }

    #expect(found == .failure(.invalidQuery("A page holds 1 to 50 results, not 0.")))
    #expect(network.requests.isEmpty)
  }
}
