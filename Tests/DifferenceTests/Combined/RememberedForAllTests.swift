import CafeService
import FacadePattern
import FakeNetwork
import ProxyPattern
import Scenario
import TestSupport
import Testing

/// The facade signs out after each call, but the cache behind it remains. Who sees its answers?
@Suite(.endsInTime) struct RememberedForAllTests {
  private let stage = Stage()

  @Test func `shows one user what a different user found`() async {
    let finder = CoffeeFinder(
      authentication: RecordingSignIn(), search: Layers.retryCache.wrap(stage.yelp))

    let first = await finder.outcome(email: "user@example.com")
    let second = await finder.outcome(email: "other@example.com")

    #expect((try? first.get())?.count == 3)
    #expect(second == first)
    #expect(stage.searches == 1)
  }

  @Test func `wouldn't be safe for our own service, which blocks a search after sign-out`() async {
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
