import FacadePattern
import FakeNetwork
import Scenario
import TestSupport
import Testing

/// Layers that are left out, used twice or in a different order: what changes, and what doesn't.
@Suite(.endsInTime) struct OtherLayersTests {
  private let stage = Stage()

  /// For each composition, whether each of three calls finds cafés, and how many searches it takes
  /// when the first search request is lost.
  private static let shortOutage: [Layers: [(Bool, Int)]] = [
    .none: [(false, 1), (true, 1), (true, 1)],
    .cache: [(false, 1), (true, 1), (true, 0)],
    .retry: [(true, 2), (true, 1), (true, 1)],
    .retryCache: [(true, 2), (true, 0), (true, 0)],
    .cacheRetry: [(true, 2), (true, 0), (true, 0)],
    .retryRetryCache: [(true, 2), (true, 0), (true, 0)],
    .retryCacheCache: [(true, 2), (true, 0), (true, 0)],
  ]

  @Test(arguments: Layers.allCases)
  func `survives a lost request with a retry, and searches once with a cache`(
    _ layers: Layers
  ) async throws {
    let finder = stage.finder(over: layers)
    stage.network.failNext(to: "/yelp/search")

    var calls: [(worked: Bool, searches: Int)] = []
    for _ in 1...3 {
      let before = stage.searches
      let outcome = await finder.outcome()
      calls.append(((try? outcome.get()) != nil, stage.searches - before))
    }

    let expected = try #require(Self.shortOutage[layers])
    #expect(calls.map(\.worked) == expected.map(\.0))
    #expect(calls.map(\.searches) == expected.map(\.1))
  }

  @Test(
    arguments: [
      (.none, 1), (.cache, 1), (.retry, 3), (.retryCache, 3), (.cacheRetry, 3),
      (.retryRetryCache, 9), (.retryCacheCache, 3),
    ] as [(Layers, Int)])
  func `multiplies the tries with a second retry, and changes nothing with a second cache`(
    _ layers: Layers, _ searches: Int
  ) async {
    stage.network.failNext(100, to: "/yelp/search")

    let outcome = await stage.finder(over: layers).outcome()

    #expect(outcome == .failure(.search(.unavailable("Yelp can't be reached"))))
    #expect(stage.searches == searches)
  }
}
