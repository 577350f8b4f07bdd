import CafeService
import FakeNetwork
import Scenario
import TestSupport
import Testing

@Suite(.endsInTime) struct ServiceSessionTests {
  private let network = Network()

  private func logIn(_ service: Service) async -> Result<Session, AuthenticationError> {
    await outcome { () async throws(AuthenticationError) in
      try await service.logIn(email: "user@example.com", password: "password")
    }
  }

  @Test func `names the user as the backend does, not as typed`() async throws {
    network.answerNext(
      to: "/service/session",
      with: Response(status: 200, body: #"{"email": "Zoë@example.com", "token": "t"}"#))

    let session = try await logIn(Service(network: network)).get()

    #expect(session == Session(user: User(email: "Zoë@example.com"), token: Token(value: "t")))
  }
}
