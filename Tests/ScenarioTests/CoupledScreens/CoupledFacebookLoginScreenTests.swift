import coupled
@preconcurrency import FacebookLogin
import FakeNetwork
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime) struct CoupledFacebookLoginScreenTests {
  private let network = Network()
  private let screen: CoupledFacebookLoginScreen

  init() {
    screen = CoupledFacebookLoginScreen(manager: FacebookLoginManager(network: network))
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
    #expect(network.requests.map(\.path) == ["/facebook/login"])
  }

  @Test(arguments: [
    (#"{"status": "not_authorized"}"#, "notAuthorized"),
    (#"{"status": "cancelled"}"#, "no error provided"),
    ("oops", #"server(message: "unknown status")"#),
  ])
  func `shows Facebook's error as it comes`(_ body: String, _ error: String) async {
    network.answerNext(to: "/facebook/login", with: Response(status: 200, body: body))

    await screen.logIn(email: "user@example.com", password: "password")

    #expect(screen.lines == ["Auth failed with error: \(error)"])
    #expect(!screen.isSignedIn)
  }

  @Test func `signs in after a failure`() async {
    network.failNext(to: "/facebook/login")

    await screen.logIn(email: "user@example.com", password: "password")
    let first = screen.lines
    await screen.logIn(email: "user@example.com", password: "password")

    #expect(first == ["Auth failed with error: offline"])
    #expect(screen.isSignedIn)
    #expect(network.requests.count == 2)
  }
}
