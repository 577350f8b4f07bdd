import AdapterPattern
import DecoratorPattern
import FakeNetwork
import ProxyPattern
import Scenario
import YelpAPI

/// Compares the two orders of a retry and a shared search. Two callers ask for the same page, and
/// three requests are lost.
///
/// The second caller asks while the first caller's last try is in flight.
struct BothOrders {
  func lines() async -> [String] {
    let retryOutside = await twoCallers { yelp, retry in
      RetriedSearch(SharedSearch { yelp }, retry: retry)
    }
    let sharedOutside = await twoCallers { yelp, retry in
      SharedSearch { RetriedSearch(yelp, retry: retry) }
    }
    return [
      "two callers and three lost requests; caller 2 asks during caller 1's last attempt:",
      "  RetriedSearch > SharedSearch: \(retryOutside)",
      "  SharedSearch > RetriedSearch: \(sharedOutside)",
    ]
  }

  private func twoCallers(
    of compose: (YLPClientAdapter, Retry) -> any BusinessSearchClient
  ) async -> String {
    let network = Network()
    let yelp = YLPClientAdapter(YLPClient(apiKey: "yelp-key", network: network))
    // The last try isn't answered before the second caller has asked.
    let retry = Retry(tries: 3) { failed in if failed == 2 { network.hold("/yelp/search") } }
    let client = compose(yelp, retry)
    network.failNext(3, to: "/yelp/search")

    async let first = outcome(of: client)
    for _ in 1...5000 where network.requests.count < 3 {
      try? await Task.sleep(for: .milliseconds(1))
    }
    let (stream, begun) = AsyncStream<Never>.makeStream()
    async let second = outcome(of: client, begun: begun)
    for await _ in stream {}
    // Joining a request in flight can't be observed from outside, and takes a moment.
    try? await Task.sleep(for: .milliseconds(50))
    network.release("/yelp/search")
    return await "first \(first), second \(second), \(network.requests.count) requests"
  }

  private func outcome(
    of client: any BusinessSearchClient, begun: AsyncStream<Never>.Continuation? = nil
  ) async -> String {
    guard let place = PlaceBook().coordinate(of: "Harbor Square") else { return "no place" }
    begun?.finish()
    let found = try? await client.search(Query(place: place, term: "coffee", limit: 3))
    return found.map { "\($0.count) cafés" } ?? "error"
  }
}
