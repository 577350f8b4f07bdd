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

  private func logIn(
    _ service: Service, password: String = "password"
  ) async -> Result<Session, AuthenticationError> {
    await outcome { () async throws(AuthenticationError) in
      try await service.logIn(email: "user@example.com", password: password)
    }
  }

  @Test func `is refused without a session, after one request`() async {
    let found = await search(Service(network: network))

    #expect(found == .failure(.notSignedIn))
    #expect(
      network.requests.map(\.description) == [
        "GET /service/search latitude=54.3027 limit=3 longitude=10.1092 offset=0 term=coffee"
      ])
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

  @Test func `goes on with the session that it is given`() async throws {
    let service = Service(network: network, session: .signedIn)

    let names = try await service.suggestions(for: "d")

    #expect(names == ["Driftwood"])
    #expect(network.requests.map(\.path) == ["/service/suggestions"])
  }

  @Test func `a session that the backend doesn't know is no sign-in`() async {
    let stale = Session(user: User(email: "user@example.com"), token: Token(value: "old"))

    let found = await search(Service(network: network, session: stale))

    #expect(found == .failure(.notSignedIn))
  }

  @Test func `a failed sign-in leaves no session`() async {
    let service = Service(network: network)

    let session = await logIn(service, password: "guess")
    let found = await search(service)

    #expect(session == .failure(.wrongCredentials))
    #expect(found == .failure(.notSignedIn))
  }

  @Test func `forgets its session at sign-out, and tells the backend`() async {
    let service = Service(network: network, session: .signedIn)

    await service.logOut(.signedIn)
    let found = await search(service)

    #expect(found == .failure(.notSignedIn))
    #expect(network.requests.first?.description == "DELETE /service/session token=***")
    #expect(network.requests.count == 2)
  }

  @Test func `keeps its session when somebody else's ends`() async throws {
    let service = Service(network: network, session: .signedIn)
    let other = Session(user: User(email: "a@b.c"), token: Token(value: "other"))

    await service.logOut(other)
    let found = try await search(service).get()

    #expect(found.count == 3)
  }

  @Test func `signs out though the backend can't be reached`() async {
    let service = Service(network: network, session: .signedIn)
    network.failNext(to: "/service/session")

    let ended: Void? = await promptly { await service.logOut(.signedIn) }
    let found = await search(service)

    #expect(ended != nil)
    #expect(found == .failure(.notSignedIn))
  }

  @Test func `a sign-in that is cancelled while it waits leaves no session`() async {
    let (rings, ring) = AsyncStream<Void>.makeStream()
    let internet = Internet()
    let network = Network { request in
      ring.yield()
      return internet.answer(request)
    }
    let service = Service(network: network)
    network.hold("/service/session")

    let call = Task { await logIn(service) }
    let sent = await promptly { await rings.first { true } != nil }
    call.cancel()
    let answer = await promptly { await call.value }
    network.release("/service/session")
    let found = await search(service)

    #expect(sent == true)
    #expect(answer == .failure(.cancelled))
    #expect(found == .failure(.notSignedIn))
    #expect(network.requests.map(\.path) == ["/service/session", "/service/search"])
  }
}
