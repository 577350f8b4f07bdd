import CafeService
import FakeNetwork
import Scenario
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime) struct LoginScreenTests {
  nonisolated static let missing: [(String?, String?)] = [
    (nil, nil), ("", ""), (nil, "password"), ("", "password"), ("   ", "password"),
    ("user@example.com", nil), ("user@example.com", ""), ("user@example.com", " \t "),
  ]

  @Test(arguments: missing)
  func `asks for what is missing, and nobody else`(_ email: String?, _ password: String?) async {
    let service = RecordingSignIn()
    let screen = LoginScreen(service: service)

    await screen.logIn(email: email, password: password)

    #expect(screen.lines == ["Email and password are required inputs!"])
    #expect(screen.session == nil)
    #expect(service.calls.isEmpty)
  }

  @Test func `shows who signed in, and the token`() async {
    let service = RecordingSignIn { _, _, _ in .signedIn }
    let screen = LoginScreen(service: service)

    await screen.logIn(email: "user@example.com", password: "password")

    #expect(screen.lines == ["Auth succeeded: user@example.com, special-token-value"])
    #expect(screen.session == .signedIn)
    #expect(service.calls == [.logIn("user@example.com", "password")])
  }

  @Test func `shows what the session says, not what was typed`() async {
    let screen = LoginScreen(service: RecordingSignIn { _, _, _ in .signedIn })

    await screen.logIn(email: "USER@example.com", password: "password")

    #expect(screen.lines == ["Auth succeeded: user@example.com, special-token-value"])
  }

  @Test(arguments: AdviceTests.signIn)
  func `shows an error as its advice`(_ error: AuthenticationError) async {
    let service = RecordingSignIn(failing: [error])
    let screen = LoginScreen(service: service)

    await screen.logIn(email: "user@example.com", password: "open-sesame")

    #expect(screen.lines == ["Auth failed with error: \(error)"])
    #expect(screen.session == nil)
    #expect(service.calls == [.logIn("user@example.com", "open-sesame")])
  }

  @Test func `leaves nobody signed in when a sign-out comes while a sign-in is under way`() async {
    let servers = Servers()
    let screen = LoginScreen(service: Service(network: servers.network))
    await screen.logIn(email: Person.mia.email, password: Person.mia.password)
    servers.network.hold("/service/session")
    let signIn = Task { await screen.logIn(email: Person.zoe.email, password: Person.zoe.password) }
    await servers.network.requests(2)
    let signOut = Task { await screen.logOut() }
    await servers.network.requests(3)
    servers.network.release("/service/session")
    await signIn.value
    await signOut.value

    #expect(screen.lines == ["Signed out."])
    #expect(screen.session == nil)
    #expect(servers.open.isEmpty)
  }
}
