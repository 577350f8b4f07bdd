import AdapterPattern
import DecoratorPattern
import FakeNetwork
import Scenario
import TestSupport
import Testing

/// A retry outside a cache, and a cache outside a retry.
@Suite(.endsInTime) struct BothOrdersTests {
  private let stage = Stage()
  private let crowd = Crowd()
  private let down = SearchError.unavailable("Yelp can't be reached")

  @Test(arguments: [Layers.retryCache, .cacheRetry], 0...4)
  func `can't be told apart by one caller`(_ layers: Layers, _ failures: Int) async {
    let client = layers.wrap(stage.yelp)
    stage.network.failNext(failures, to: "/yelp/search")

    let first = await outcome(of: client)
    let searches = stage.searches
    let second = await outcome(of: client)

    #expect(first == (failures < 3 ? .success(.cafes) : .failure(down)))
    #expect(searches == min(failures + 1, 3))
    #expect(second == .success(.cafes))
    #expect(stage.searches == failures + 1)
  }

  @Test(arguments: [Layers.retryCache, .cacheRetry])
  func `search once for two simultaneous callers`(_ layers: Layers) async throws {
    let client = layers.wrap(stage.yelp)
    stage.network.hold("/yelp/search")

    let calls = (1...2).map { _ in call(client) }
    await stage.network.requests(1)
    await crowd.waits()
    stage.network.release("/yelp/search")
    let first = await calls[0].value
    let second = await calls[1].value

    #expect(first == .success(.cafes))
    #expect(second == .success(.cafes))
    #expect(stage.searches == 1)
  }

  @Test(arguments: [(3, 4, true), (100, 5, false)])
  func `give a late caller all its tries with the retry outside`(
    _ failures: Int, _ searches: Int, _ helps: Bool
  ) async throws {
    let (first, second) = await lateCaller(.retryCache, failures: failures)

    #expect(first == .failure(down))
    #expect(second == (helps ? .success(.cafes) : .failure(down)))
    #expect(stage.searches == searches)
  }

  @Test(arguments: [3, 100])
  func `give a late caller only the last try with the cache outside`(
    _ failures: Int
  ) async throws {
    let (first, second) = await lateCaller(.cacheRetry, failures: failures)

    #expect(first == .failure(down))
    #expect(second == .failure(down))
    #expect(stage.searches == 3)
  }

  private typealias Outcome = Result<[Business], SearchError>

  /// Two callers. The second calls while the first caller's last try is in flight.
  private func lateCaller(_ layers: Layers, failures: Int) async -> (Outcome, Outcome) {
    let network = stage.network
    let retry = Retry(tries: 3) { [network] failed in
      if failed == 2, network.requests.count == 2 { network.hold("/yelp/search") }
    }
    let client = layers.wrap(stage.yelp, retry: retry)
    network.failNext(failures, to: "/yelp/search")

    let first = call(client)
    await network.requests(3)
    let second = call(client)
    await crowd.waits()
    network.release("/yelp/search")
    return (await first.value, await second.value)
  }

  private func call(_ client: any BusinessSearchClient) -> Task<Outcome, Never> {
    crowd.call { await outcome(of: client) }
  }

  private func outcome(of client: any BusinessSearchClient) async -> Outcome {
    await TestSupport.outcome { () async throws(SearchError) in
      try await client.search(.coffeeNearby)
    }
  }
}
