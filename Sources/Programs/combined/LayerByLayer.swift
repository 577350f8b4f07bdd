import AdapterPattern
import DecoratorPattern
import FacadePattern
import FakeNetwork
import GoogleSignIn
import ProxyPattern
import Scenario
import YelpAPI

/// Adds one layer after the other below the finder, and counts the search requests that the
/// finder's calls send.
struct LayerByLayer {
  let retry: Retry

  func lines() async -> [String] {
    let adapter = await threeCalls { yelp in yelp }
    let cache = await threeCalls { yelp in CachedSearch { yelp } }
    let both = await threeCalls { yelp in RetriedSearch(CachedSearch { yelp }, retry: retry) }
    return [
      "the outcomes and search requests of three equal calls (the first request is lost):",
      "  YLPClientAdapter alone: \(adapter)",
      "  CachedSearch around it: \(cache)",
      "  RetriedSearch around both: \(both)",
    ]
  }

  private func threeCalls(
    over wrap: (YLPClientAdapter) -> any BusinessSearchClient
  ) async -> String {
    let network = Network()
    let finder = CoffeeFinder(
      authentication: GoogleAuthenticatorAdapter(GoogleAuthenticator(network: network)),
      search: wrap(YLPClientAdapter(YLPClient(apiKey: "yelp-key", network: network))))
    network.failNext(to: "/yelp/search")
    var calls: [String] = []
    for _ in 1...3 {
      let before = network.requests.count
      let pins = try? await finder.pins(
        near: "Harbor Square", email: "user@example.com", password: "password")
      let outcome = pins.map { "\($0.count) cafés" } ?? "error"
      let searches = network.requests.dropFirst(before).count { $0.path == "/yelp/search" }
      calls.append("\(outcome) \(searches)")
    }
    return calls.joined(separator: ", ")
  }
}
