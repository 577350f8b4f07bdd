import AdapterPattern
import FacadePattern
import FakeNetwork
import Scenario
import TestSupport
import Testing

/// What each layer does for the whole: what the client gets, and what reaches the network.
@Suite(.endsInTime) struct CombinedLayersTests {
  private let stage = Stage()
  private let cafes = ["Blue Cup", "Café Möwe", "Anchor Coffee"]
  private let down = SearchError.unavailable("Yelp can't be reached")

  @Test func `signs in, searches and signs out, by the facade`() async {
    let outcome = await stage.finder().outcome()

    #expect(outcome == .success(cafes))
    #expect(stage.sent == ["POST /google/login", "GET /yelp/search", "POST /google/logout"])
  }

  @Test func `leaves out what has no coordinate, by the adapter, and ranks what is left`() async {
    let listed = try? await stage.yelp.search(
      Query(place: Coordinate(latitude: 54.3091, longitude: 10.1178), term: "coffee", limit: 3))
    let outcome = await stage.finder().outcome(near: "Upper Town")

    // The third is Dock 5, which Yelp can't locate.
    #expect(listed?.map(\.name) == ["Early Bird", "Galley"])
    #expect(outcome == .success(["Galley", "Early Bird"]))
  }

  @Test func `searches once for the same call, by the cache, and signs in for each`() async {
    let finder = stage.finder()

    let first = await finder.outcome()
    let second = await finder.outcome()

    #expect(first == second)
    #expect(stage.searches == 1)
    #expect(stage.sent.count { $0 == "POST /google/login" } == 2)
    #expect(stage.sent.count { $0 == "POST /google/logout" } == 2)
  }

  @Test func `finds cafés in a short outage, by the retry`() async {
    stage.network.failNext(2, to: "/yelp/search")

    let outcome = await stage.finder().outcome()

    #expect(outcome == .success(cafes))
    #expect(stage.searches == 3)
  }

  @Test func `says that the search failed in a long outage, and signs out all the same`() async {
    stage.network.failNext(100, to: "/yelp/search")

    let outcome = await stage.finder().outcome()

    #expect(outcome == .failure(.search(down)))
    #expect(stage.searches == 3)
    #expect(stage.sent.last == "POST /google/logout")
  }

  @Test func `remembers no outage: the next call searches again`() async {
    let finder = stage.finder()
    stage.network.failNext(3, to: "/yelp/search")

    let first = await finder.outcome()
    let second = await finder.outcome()

    #expect(first == .failure(.search(down)))
    #expect(second == .success(cafes))
    #expect(stage.searches == 4)
  }

  @Test func `tries a sign-in once: the retry stands before the search alone`() async {
    stage.network.failNext(to: "/google/login")

    let outcome = await stage.finder().outcome()

    #expect(outcome == .failure(.signIn(.unavailable("Google can't be reached"))))
    #expect(stage.sent == ["POST /google/login"])
  }
}
