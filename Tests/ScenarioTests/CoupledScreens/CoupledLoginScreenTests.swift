import coupled
import FakeNetwork
@preconcurrency import GoogleSignIn
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime) struct CoupledLoginScreenTests {
  private let network = Network()
  private let screen: CoupledLoginScreen

  init() {
    screen = CoupledLoginScreen(authenticator: GoogleAuthenticator(network: network))
  }

  @Test(arguments: [(nil, nil), ("", "password"), ("user@example.com", nil), ("a@b.c", "")])
  func `asks for what is missing`(_ email: String?, _ password: String?) async {
    await screen.logIn(email: email, password: password)

    #expect(screen.lines == ["Email and password are required inputs!"])
    #expect(network.requests.isEmpty)
  }

  @Test func `works when all goes well`() async {
    await screen.logIn(email: "user@example.com", password: "password")

    #expect(screen.lines == ["Auth succeeded: user@example.com, special-token-value"])
    #expect(screen.isSignedIn)
    #expect(network.requests.map(\.path) == ["/google/login"])
  }

  @Test(arguments: ["{}", "oops", #"{"error": {"code": "CANCELED"}}"#])
  func `shows no error, whatever Google answers`(_ body: String) async {
    network.answerNext(to: "/google/login", with: Response(status: 200, body: body))

    await screen.logIn(email: "user@example.com", password: "password")

    #expect(screen.lines == ["Auth failed with error: no error provided"])
    #expect(!screen.isSignedIn)
  }

  @Test func `shows no error for a wrong password`() async {
    await screen.logIn(email: "user@example.com", password: "guess")

    #expect(screen.lines == ["Auth failed with error: no error provided"])
    #expect(!screen.isSignedIn)
  }

  @Test func `shows no error when the network is down`() async {
    network.failNext(to: "/google/login")

    await screen.logIn(email: "user@example.com", password: "password")

    #expect(screen.lines == ["Auth failed with error: no error provided"])
    #expect(network.requests.count == 1)
  }

  @Test func `signs out once`() async {
    await screen.logIn(email: "user@example.com", password: "password")
    await screen.logOut()
    await screen.logOut()

    #expect(screen.lines == ["Signed out."])
    #expect(!screen.isSignedIn)
    #expect(network.requests.map(\.path) == ["/google/login", "/google/logout"])
  }
}
