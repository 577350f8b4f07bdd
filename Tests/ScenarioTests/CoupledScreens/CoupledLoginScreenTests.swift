import FakeNetwork
@preconcurrency import GoogleSignIn
import TestSupport
import Testing
import coupled

@MainActor
@Suite(.endsInTime) struct CoupledLoginScreenTests {
  private let network = Network()
  private let screen: CoupledLoginScreen

  init() {
    screen = CoupledLoginScreen(authenticator: GoogleAuthenticator(network: network))
  }

  @Test(arguments: ["{}", "oops", #"{"error": {"code": "CANCELED"}}"#])
  func `shows no error, whatever Google answers`(_ body: String) async {
    network.answerNext(to: "/google/login", with: Response(status: 200, body: body))

    await screen.logIn(email: "user@example.com", password: "password")

    #expect(screen.lines == ["Auth failed with error: no error provided"])
    #expect(!screen.isSignedIn)
  }

  @Test func `shows no error when the network is down`() async {
    network.failNext(to: "/google/login")

    await screen.logIn(email: "user@example.com", password: "password")

    #expect(screen.lines == ["Auth failed with error: no error provided"])
    #expect(network.requests.count == 1)
  }
}
