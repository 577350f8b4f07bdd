import CafeService
import FacadePattern
import FakeNetwork
import Scenario
import TestSupport
import Testing

/// The facade is an additional way to use the parts. It doesn't replace them.
@Suite(.endsInTime) struct SubsystemTests {
  @Test @MainActor func `leaves its parts usable one by one`() async throws {
    let network = Network()
    let service = Service(network: network)
    let finder = CoffeeFinder(authentication: service, search: service)
    let viaFinder = try await finder.pins(
      near: "Harbor Square", email: "user@example.com", password: "password")

    let login = LoginScreen(service: service)
    let search = SearchScreen(client: service)
    await login.logIn(email: "user@example.com", password: "password")
    await search.show("coffee", near: "Harbor Square")
    let place = try #require(PlaceBook().coordinate(of: "Harbor Square"))
    let ranked = Ranking().bestFirst(try await service.search(.coffeeNearby))

    #expect(place == .harborSquare)
    #expect(Set(search.pins) == Set(viaFinder))
    #expect(ranked.map(PinFactory().pin) == viaFinder)
  }

  @Test func `reaches the network three times, and leaves nobody signed in`() async throws {
    let network = Network()
    let service = Service(network: network)
    let finder = CoffeeFinder(authentication: service, search: service)

    _ = try await finder.pins(
      near: "Harbor Square", email: "user@example.com", password: "password")
    let asked = network.requests.map { "\($0.method) \($0.path)" }
    let after = await outcome { () async throws(SearchError) in
      try await service.search(.coffeeNearby)
    }

    #expect(asked == ["POST /service/session", "GET /service/search", "DELETE /service/session"])
    #expect(after == .failure(.notSignedIn))
  }

  @Test func `uses the parts that it gets`() async throws {
    let places = PlaceBook(["Here": Coordinate(latitude: 1, longitude: 2)])
    let search = RecordingSearch()
    let finder = CoffeeFinder(authentication: RecordingSignIn(), places: places, search: search)

    _ = try await finder.pins(near: "Here", email: "user@example.com", password: "password")

    #expect(search.queries.map(\.place) == [Coordinate(latitude: 1, longitude: 2)])
  }
}
