@preconcurrency import FacebookLogin
import FakeNetwork
import TestSupport
import Testing
import coupled

@MainActor
@Suite(.endsInTime) struct CoupledFacebookLoginScreenTests {
  private let network = Network()
  private let screen: CoupledFacebookLoginScreen

  init() {
    screen = CoupledFacebookLoginScreen(manager: FacebookLoginManager(network: network))
  }

  @Test(arguments: [
    (#"{"status": "not_authorized"}"#, "notAuthorized"),
    (#"{"status": "cancelled"}"#, "no error provided"),
    ("oops", #"server(message: "unknown status")"#),
  ])
  func `shows Facebook's error untranslated`(_ body: String, _ error: String) async {
    network.answerNext(to: "/facebook/login", with: Response(status: 200, body: body))

    await screen.logIn(email: "user@example.com", password: "password")

    #expect(screen.lines == ["Auth failed with error: \(error)"])
    #expect(!screen.isSignedIn)
  }
}
