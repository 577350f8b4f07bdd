import AdapterPattern
import BridgePattern
import CafeService
import DecoratorPattern
import FakeNetwork
import ProgramSupport
import ProxyPattern
import Remote
import RemoteProcess
import Scenario
import TestSupport
import Testing
import YelpAPI

/// All pages together contain the same cafés in all patterns.
@Suite(.endsInTime) struct PagesTests {
  @Test func `hold the same cafés in every pattern`() async throws {
    let network = Network()
    let service = Service(network: network, session: .signedIn)
    let account = Account(backend: LiveBackend(network: network))
    _ = try await OneTimeSignIn(account: account).logIn(
      email: "user@example.com", password: "password")

    let all = try await allPages(of: service)
    let viaAdapter = try await allPages(of: YLPClient(apiKey: "yelp-key", network: network))
    let viaBridge = try await allPages(of: NearbySearch(account: account))
    let viaProxy = try await allPages(of: CachedSearch { service })
    let server = ServerProgram(try BuiltPrograms.file("cafe-server"))
    let viaRemote = try await allPages(of: RemoteSearch(server: server, session: .signedIn))
    let viaDecorator = try await allPages(of: LoggedSearch(service) { _ in })

    #expect(all.count == 10)
    #expect(viaAdapter == all)
    #expect(viaBridge == all)
    #expect(viaProxy == all)
    #expect(viaRemote == all)
    #expect(viaDecorator == all)
  }

  /// The listing has 12 entries, two of them without a coordinate. A page can be short, but no page
  /// is empty before the end.
  private func allPages(of client: some BusinessSearchClient) async throws -> Set<Business> {
    var query = Query.coffeeNearby
    var cafes: [Business] = []
    while case let page = try await client.search(query), !page.isEmpty {
      cafes += page
      query = query.next
    }
    #expect(cafes.count == Set(cafes).count)
    return Set(cafes)
  }
}
