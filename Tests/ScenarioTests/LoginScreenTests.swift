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

  @Test func `signs in after a failure`() async {
    let service = RecordingSignIn(failing: [.unavailable("why")])
    let screen = LoginScreen(service: service)

    await screen.logIn(email: "user@example.com", password: "password")
    await screen.logIn(email: "user@example.com", password: "password")

    #expect(screen.lines == ["Auth succeeded: user@example.com, token of user@example.com"])
    #expect(service.calls.count == 2)
  }

  @Test func `signs out once`() async {
    let service = RecordingSignIn { _, _, _ in .signedIn }
    let screen = LoginScreen(service: service)

    await screen.logIn(email: "user@example.com", password: "password")
    await screen.logOut()
    await screen.logOut()

    #expect(screen.lines == ["Signed out."])
    #expect(screen.session == nil)
    #expect(service.calls == [.logIn("user@example.com", "password"), .logOut(.signedIn)])
  }

  @Test func `signs the former user out when the next one signs in`() async {
    let service = RecordingSignIn()
    let screen = LoginScreen(service: service)

    await screen.logIn(email: "user@example.com", password: "password")
    await screen.logIn(email: "Zoë@Example.com", password: "password")

    #expect(screen.session?.user.email == "Zoë@Example.com")
    #expect(screen.lines == ["Auth succeeded: Zoë@Example.com, token of Zoë@Example.com"])
    #expect(service.open == ["Zoë@Example.com"])
  }

  @Test func `opens one session for a double tap`() async {
    let gate = Gate()
    let service = RecordingSignIn { count, email, _ in
      await gate.pass()
      return Session(user: User(email: email), token: Token(value: "token \(count)"))
    }
    let screen = LoginScreen(service: service)

    let first = Task { await screen.logIn(email: "user@example.com", password: "password") }
    await gate.arrivals(1)
    let second = Task { await screen.logIn(email: "user@example.com", password: "password") }
    await Task {}.value  // The second tap comes before this on the main actor.
    await gate.open()
    await first.value
    await second.value
    await screen.logOut()

    #expect(screen.session == nil)
    #expect(service.open == [])
  }

  @Test func `says nothing of a sign-out once somebody has signed in again`() async {
    let gate = Gate()
    let service = SlowSignOut(gate: gate)
    let screen = LoginScreen(service: service)
    await screen.logIn(email: "user@example.com", password: "password")

    let signingOut = Task { await screen.logOut() }
    await gate.arrivals(1)
    await screen.logIn(email: "user@example.com", password: "password")
    await gate.open()
    await signingOut.value

    #expect(screen.session == .signedIn)
    #expect(screen.lines == ["Auth succeeded: user@example.com, special-token-value"])
  }

  @Test func `stays signed out when a sign-in is answered after the sign-out`() async {
    let gate = Gate()
    let service = RecordingSignIn { count, email, _ in
      if count == 2 { await gate.pass() }
      return Session(user: User(email: email), token: Token(value: "token \(count)"))
    }
    let screen = LoginScreen(service: service)
    await screen.logIn(email: "user@example.com", password: "password")

    let late = Task { await screen.logIn(email: "Zoë@Example.com", password: "password") }
    await gate.arrivals(1)
    await screen.logOut()
    await gate.open()
    await late.value

    #expect(screen.session == nil)
    #expect(screen.lines == ["Signed out."])
    #expect(service.open == [])
  }

  @Test func `signs nobody out when nobody is signed in`() async {
    let service = RecordingSignIn()
    let screen = LoginScreen(service: service)

    await screen.logOut()

    #expect(screen.lines.isEmpty)
    #expect(service.calls.isEmpty)
  }
}
