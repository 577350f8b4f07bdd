import CafeService
import DecoratorPattern
import FakeNetwork
import Scenario
import StepRecording

/// The same two decorators, stacked in both orders, in the same outage.
struct BothOrders {
  let service: Service
  let network: Network
  let retry: Retry

  func lines() async -> [String] {
    let outside = Log()
    let logOutside = LoggedSearch(RetriedSearch(service, retry: retry), log: outside.write)
    let inside = Log()
    let logInside = RetriedSearch(LoggedSearch(service, log: inside.write), retry: retry)

    await searchOnceFailing(with: logOutside)
    await searchOnceFailing(with: logInside)
    return ["one search, whose first request fails, with the decorators in both orders:"]
      + ["LoggedSearch(RetriedSearch(service)) logs"] + outside.lines.map { "  \($0)" }
      + ["RetriedSearch(LoggedSearch(service)) logs"] + inside.lines.map { "  \($0)" }
  }

  private func searchOnceFailing(with client: some BusinessSearchClient) async {
    guard let place = PlaceBook().coordinate(of: "Harbour Square") else { return }
    network.failNext(to: "/service/search")
    // The log is what is looked at here; a failure stands in it.
    _ = try? await client.search(Query(place: place, term: "coffee", limit: 3))
  }
}
