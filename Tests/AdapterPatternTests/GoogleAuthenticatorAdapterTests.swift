import AdapterPattern
import FakeNetwork
@preconcurrency import GoogleSignIn
import Scenario
import TestSupport
import Testing

@Suite(.endsInTime) struct GoogleAuthenticatorAdapterTests {
  private let network = Network()
  private let adapter: GoogleAuthenticatorAdapter

  init() {
    adapter = GoogleAuthenticatorAdapter(GoogleAuthenticator(network: network))
  }

  @Test func `asks Google nothing when it is created`() {
    #expect(network.requests.isEmpty)
  }

  @Test func `asks Google once, with the same e-mail, and returns a session`() async throws {
    GoogleAnswer.user.come(from: network)

    let session = try await adapter.logIn(email: " User@Example.com", password: "password")

    // The typed address differs from the address that Google knows.
    let asked = network.requests.map(\.description)
    #expect(session == .signedIn)
    #expect(asked == ["POST /google/login email= User@Example.com password=***"])
  }

  @Test(arguments: GoogleAnswer.allCases)
  func `translates each answer of the completion handler`(_ answer: GoogleAnswer)
    async throws
  {
    answer.come(from: network)

    let outcome = try #require(
      await promptly { await adapter.outcome() }, "the adapter never answered")

    #expect(outcome == answer.meaning)
    #expect(network.requests.count == 1)
  }

  @Test func `signs out the user of the session`() async {
    await adapter.logOut(
      Session(user: User(email: "Zoë@Example.com"), token: Token(value: "token")))

    let asked = network.requests.map(\.description)
    #expect(asked == ["POST /google/logout email=Zoë@Example.com"])
  }
}

extension GoogleAuthenticatorAdapter {
  fileprivate func outcome() async -> Result<Session, AuthenticationError> {
    await TestSupport.outcome { () async throws(AuthenticationError) in
      try await logIn(email: "user@example.com", password: "password")
    }
  }
}
