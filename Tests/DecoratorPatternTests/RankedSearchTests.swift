import CafeService
import DecoratorPattern
import FakeNetwork
import Scenario
import TestSupport
import Testing

@Suite(.endsInTime) struct RankedSearchTests {
  @Test func `puts the page into the order of rating`() async throws {
    let found = try await RankedSearch(RecordingSearch()).search(.coffeeNearby)

    #expect(found.map(\.name) == ["Blue Cup", "Café Möwe", "Anchor Coffee"])
  }

  @Test func `can't bring the best of all, since it sees one page`() async throws {
    let service = Service(network: Network(), session: .signedIn)
    var all = Query.coffeeNearby
    all.limit = 50
    let best = Ranking().bestFirst(try await service.search(all)).first

    let page = try await RankedSearch(service).search(.coffeeNearby)

    #expect(page.first?.name == "Blue Cup")
    #expect(best?.name == "Island Roast")
  }
}
