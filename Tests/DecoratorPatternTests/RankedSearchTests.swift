import CafeService
import DecoratorPattern
import FakeNetwork
import Scenario
import TestSupport
import Testing

@Suite(.endsInTime) struct RankedSearchTests {
  @Test func `sorts the page by rating`() async throws {
    let found = try await RankedSearch(RecordingSearch()).search(.coffeeNearby)

    #expect(found.map(\.name) == ["Blue Cup", "Café Möwe", "Anchor Coffee"])
  }

  @Test func `can't find the best café of all, since it sorts one page`() async throws {
    let service = Service(network: Network(), session: .signedIn)
    var all = Query.coffeeNearby
    all.limit = 50
    let best = Ranking().bestFirst(try await service.search(all)).first

    let page = try await RankedSearch(service).search(.coffeeNearby)

    #expect(page.first?.name == "Blue Cup")
    #expect(best?.name == "Island Roast")
  }
}
