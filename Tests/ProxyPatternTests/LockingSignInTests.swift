import ProxyPattern
import Scenario
import TestSupport
import Testing

@Suite struct LockingSignInTests {
  private let subject = RecordingSignIn()
  private let proxy: LockingSignIn

  init() {
    proxy = LockingSignIn { [subject] in subject }
  }

  @Test func `locks after three wrong passwords, without asking again`() async {
    for _ in 1...3 { _ = await signIn("guess") }
    let fourth = await signIn("guess")
    let right = await signIn("password")

    #expect(fourth == .failure(.locked))
    #expect(right == .failure(.locked))
    #expect(subject.calls.count == 3)
  }

  @Test func `asks for the third password still`() async {
    for _ in 1...2 { _ = await signIn("guess") }
    let third = await signIn("password")

    #expect(third.isSuccess)
    #expect(subject.calls.count == 3)
  }

  @Test func `counts wrong passwords in a row only`() async {
    for password in ["guess", "guess", "password", "guess", "guess"] {
      _ = await signIn(password)
    }
    let last = await signIn("password")

    #expect(last.isSuccess)
    #expect(subject.calls.count == 6)
  }

  @Test func `locks one e-mail, not the others`() async {
    for _ in 1...3 { _ = await signIn("guess") }
    let other = await outcome { () async throws(AuthenticationError) in
      try await proxy.logIn(email: "other@example.com", password: "password")
    }

    #expect(other.isSuccess)
    #expect(subject.calls.last == .logIn("other@example.com", "password"))
  }

  @Test(arguments: [
    AuthenticationError.cancelled, .unavailable("storm"), .unreadableAnswer("rust"), .locked,
  ])
  func `doesn't count what isn't a wrong password`(_ error: AuthenticationError) async {
    let subject = RecordingSignIn(failing: Array(repeating: error, count: 5))
    let proxy = LockingSignIn { subject }
    for _ in 1...5 {
      let answer = await outcome { () async throws(AuthenticationError) in
        try await proxy.logIn(email: "user@example.com", password: "password")
      }
      #expect(answer == .failure(error))
    }

    let sixth = await outcome { () async throws(AuthenticationError) in
      try await proxy.logIn(email: "user@example.com", password: "password")
    }
    #expect(sixth.isSuccess)
  }

  @Test func `lets no more than three guesses through, however many come at once`() async throws {
    let gate = Gate()
    let crowd = Crowd()
    let subject = RecordingSignIn { (_, _, _) throws(AuthenticationError) in
      await gate.pass()
      throw .wrongCredentials
    }
    let proxy = LockingSignIn { subject }

    let calls = (1...50).map { _ in crowd.call { await self.signIn("guess", proxy) } }
    await gate.arrivals(1)
    await crowd.waits()
    await gate.open()
    let answers = try #require(
      await promptly {
        var answers: [Result<Session, AuthenticationError>] = []
        for call in calls { answers.append(await call.value) }
        return answers
      }, "some guess was never answered")

    #expect(answers.count { $0 == .failure(.wrongCredentials) } == 3)
    #expect(answers.count { $0 == .failure(.locked) } == 47)
    #expect(subject.calls.count == 3)
  }

  @Test func `signs out while it is locked`() async {
    for _ in 1...3 { _ = await signIn("guess") }
    await proxy.logOut(.signedIn)

    #expect(subject.calls.last == .logOut(.signedIn))
  }

  private func signIn(_ password: String) async -> Result<Session, AuthenticationError> {
    await signIn(password, proxy)
  }

  private func signIn(
    _ password: String, _ proxy: LockingSignIn
  ) async -> Result<Session, AuthenticationError> {
    await outcome { () async throws(AuthenticationError) in
      try await proxy.logIn(email: "user@example.com", password: password)
    }
  }
}

extension Result {
  fileprivate var isSuccess: Bool {
    (try? get()) != nil
  }
}
