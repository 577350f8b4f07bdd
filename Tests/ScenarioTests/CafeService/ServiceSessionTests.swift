import FakeNetwork
import Scenario
import CafeService
import TestSupport
import Testing

@Suite(.endsInTime) struct ServiceSessionTests {
  private let network = Network()

  private func search(_ service: Service) async -> Result<[Business], SearchError> {
    await outcome { () async throws(SearchError) in try await service.search(.coffeeNearby) }
  }

  private func logIn(_ service: Service) async -> Result<Session, AuthenticationError> {
    await outcome { () async throws(AuthenticationError) in
      try await service.logIn(email: "user@example.com", password: "password")
    }
  }

  @Test func `sends the token of its sign-in with each search`() async throws {
    let service = Service(network: network)

    let session = await logIn(service)
    let found = try await search(service).get()

    #expect(session == .success(.signedIn))
    #expect(found.map(\.name) == ["Anchor Coffee", "Blue Cup", "Café Möwe"])
    #expect(
      network.requests.map(\.description) == [
        "POST /service/session email=user@example.com password=***",
        "GET /service/search latitude=54.3027 limit=3 longitude=10.1092 offset=0 term=coffee "
          + "token=***",
      ])
  }

  @Test func `says whose session it is in the backend's words, not as it was typed`() async throws {
    network.answerNext(
      to: "/service/session",
      with: Response(status: 200, body: #"{"email": "Zoë@example.com", "token": "t"}"#))

    let session = try await logIn(Service(network: network)).get()

    #expect(session == Session(user: User(email: "Zoë@example.com"), token: Token(value: "t")))
  }

  @Test func `signs out though the backend can't be reached`() async {
    let service = Service(network: network, session: .signedIn)
    network.failNext(to: "/service/session")

    let ended: Void? = await promptly { await service.logOut(.signedIn) }
    let found = await search(service)

    #expect(ended != nil)
    #expect(found == .failure(.notSignedIn))
  }
}
