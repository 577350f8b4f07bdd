import FacadePattern
import FakeNetwork
import ProxyPattern
import Scenario
import CafeService
import TestSupport
import Testing

/// The facade signs out after each call, and the cache behind it lives on: whose answers are those?
@Suite(.endsInTime) struct RememberedForAllTests {
  private let stage = Stage()

  @Test func `shows one user what another one found`() async {
    let finder = CoffeeFinder(
      authentication: RecordingSignIn(), search: Layers.retryCache.wrap(stage.yelp))

    let first = await finder.outcome(email: "user@example.com")
    let second = await finder.outcome(email: "other@example.com")

    #expect((try? first.get())?.count == 3)
    #expect(second == first)
    #expect(stage.searches == 1)
  }

  @Test func `is safe for Yelp, whose search knows no user`() async {
    _ = await stage.finder().outcome()

    let searches = stage.network.requests.filter { $0.path == "/yelp/search" }
    #expect(searches.count == 1)
    #expect(
      searches.map { Set($0.parameters.keys) } == [
        ["key", "latitude", "limit", "longitude", "offset", "sort", "term"]
      ])
  }

  @Test func `shows nothing to somebody with a wrong password`() async {
    let finder = stage.finder()
    _ = await finder.outcome()
    let before = stage.sent.count

    let outcome = await finder.outcome(password: "guess")

    #expect(outcome == .failure(.signIn(.wrongCredentials)))
    #expect(stage.sent.dropFirst(before) == ["POST /google/login"])
  }

  @Test func `wouldn't be safe for our own service, which refuses a search after sign-out`() async {
    let service = Service(network: stage.network)
    let cache = CachedSearch { service }
    _ = await CoffeeFinder(authentication: service, search: cache).outcome()

    let refused = await outcome { () async throws(SearchError) in
      try await service.search(.coffeeNearby)
    }
    let remembered = await outcome { () async throws(SearchError) in
      try await cache.search(.coffeeNearby)
    }

    #expect(refused == .failure(.notSignedIn))
    #expect(remembered == .success(.cafes))
  }
}
