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
  func `asks for missing input, and calls no service`(_ email: String?, _ password: String?) async {
    let service = RecordingSignIn()
    let screen = LoginScreen(service: service)

    await screen.logIn(email: email, password: password)

    #expect(screen.lines == ["Email and password are required inputs!"])
    #expect(screen.session == nil)
    #expect(service.calls.isEmpty)
  }

  @Test func `shows the session's e-mail, not the typed one`() async {
    let screen = LoginScreen(service: RecordingSignIn { _, _, _ in .signedIn })

    await screen.logIn(email: "USER@example.com", password: "password")

    #expect(screen.lines == ["Auth succeeded: user@example.com, special-token-value"])
  }

  @Test(arguments: [0, 1])
  func `leaves nobody signed in after a sign-out during a sign-in`(
    _ former: Int
  ) async {
    let servers = Servers()
    let screen = LoginScreen(service: Service(network: servers.network))
    for _ in 0..<former {
      await screen.logIn(email: Person.mia.email, password: Person.mia.password)
    }
    servers.network.hold("/service/session")
    let signIn = Task { await screen.logIn(email: Person.zoe.email, password: Person.zoe.password) }
    await servers.network.requests(former + 1)
    let signOut = Task { await screen.logOut() }
    if former == 0 { await signOut.value } else { await servers.network.requests(3) }
    servers.network.release("/service/session")
    await signIn.value
    await signOut.value

    #expect(screen.lines == ["Signed out."])
    #expect(screen.session == nil)
    #expect(servers.open.isEmpty)
  }
}
