import ProxyPattern
import Scenario
import TestSupport
import Testing

@Suite(.endsInTime) struct LockingSignInTests {
  private let subject = RecordingSignIn()
  private let proxy: LockingSignIn

  init() {
    proxy = LockingSignIn { [subject] in subject }
  }

  @Test func `locks after three wrong passwords, without further requests`() async throws {
    let before = await signIn("password")
    for _ in 1...3 { _ = await signIn("guess") }
    let fourth = await signIn("guess")
    await proxy.logOut(try #require(try? before.get()))
    let right = await signIn("password")

    #expect(fourth == .failure(.locked))
    #expect(right == .failure(.locked), "a sign-out must not unlock the address")
    #expect(subject.calls.count == 5)
  }

  @Test func `counts only wrong passwords in a row`() async {
    // The typed e-mail address counts, not the address in the session.
    let subject = RecordingSignIn { (_, _, password) throws(AuthenticationError) in
      guard password == "password" else { throw .wrongCredentials }
      return Session(user: User(email: "alias@example.com"), token: Token(value: "token"))
    }
    let proxy = LockingSignIn { subject }
    for password in ["guess", "guess", "password", "guess", "guess"] {
      _ = await signIn(password, proxy, email: "User@Example.com")
    }
    let last = await signIn("password", proxy)

    #expect(last.isSuccess)
    #expect(subject.calls.count == 6)
  }

  @Test func `counts a wrong password even when its caller was cancelled`() async {
    let subject = RecordingSignIn { (_, _, _) throws(AuthenticationError) in
      withUnsafeCurrentTask { $0?.cancel() }
      throw .wrongCredentials
    }
    let proxy = LockingSignIn { subject }
    for _ in 1...3 { _ = await Task { await self.signIn("guess", proxy) }.value }
    let fourth = await signIn("password", proxy)

    #expect(fourth == .failure(.locked))
  }

  @Test func `locks only one e-mail address`() async {
    for _ in 1...3 { _ = await signIn("guess") }
    let other = await outcome { () async throws(AuthenticationError) in
      try await proxy.logIn(email: "other@example.com", password: "password")
    }
    let first = await signIn("password")

    #expect(other.isSuccess)
    #expect(first == .failure(.locked))
    #expect(subject.calls.last == .logIn("other@example.com", "password"))
  }

  @Test(arguments: AuthenticationError.each.filter { $0 != .wrongCredentials })
  func `doesn't count other errors`(_ error: AuthenticationError) async {
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

  @Test func `lets only three of many simultaneous guesses through`() async throws {
    let gate = Gate()
    let crowd = Crowd()
    let subject = RecordingSignIn { (_, _, _) throws(AuthenticationError) in
      await gate.pass()
      throw .wrongCredentials
    }
    let proxy = LockingSignIn { subject }

    let emails = ["user", "User", "uSer", "usEr", "useR", "USER"].map { "\($0)@example.com" }
    let calls = (1...50).map { number in
      crowd.call { await self.signIn("guess", proxy, email: emails[number % 6]) }
    }
    await gate.arrivals(1)
    await crowd.waits()
    await gate.open()
    let answers = try #require(
      await promptly {
        var answers: [Result<Session, AuthenticationError>] = []
        for call in calls { answers.append(await call.value) }
        return answers
      }, "a guess was never answered")

    #expect(answers.count { $0 == .failure(.wrongCredentials) } == 3)
    #expect(answers.count { $0 == .failure(.locked) } == 47)
    #expect(subject.calls.count == 3)
  }

  @Test(arguments: ["USER@example.com", "User@Example.COM"])
  func `locks an e-mail address even in uppercase`(_ email: String) async {
    for _ in 1...3 { _ = await signIn("guess") }
    let other = await outcome { () async throws(AuthenticationError) in
      try await proxy.logIn(email: email, password: "password")
    }

    #expect(other == .failure(.locked))
    #expect(subject.calls.count == 3)
  }

  @Test func `drops an attempt that was cancelled while waiting, and continues`() async throws {
    let gate = Gate()
    let crowd = Crowd()
    let subject = RecordingSignIn { (_, email, password) throws(AuthenticationError) in
      await gate.pass()
      return Session(user: User(email: email), token: Token(value: password))
    }
    let proxy = LockingSignIn { subject }
    let first = crowd.call { await self.signIn("first", proxy) }
    await gate.arrivals(1)
    let second = crowd.call { await self.signIn("second", proxy) }
    await crowd.waits()
    let third = crowd.call { await self.signIn("third", proxy) }
    await crowd.waits()

    second.cancel()
    let cancelled = try #require(
      await promptly { await second.value }, "the cancelled call waits for the others")
    await gate.open()
    let answers = try #require(
      await promptly { [await first.value, await third.value] }, "the other calls didn't continue")

    #expect(cancelled == .failure(.cancelled))
    #expect(answers.map { (try? $0.get())?.token.value } == ["first", "third"])
    #expect(subject.calls.count == 2)
  }

  private func signIn(_ password: String) async -> Result<Session, AuthenticationError> {
    await signIn(password, proxy)
  }

  private func signIn(
    _ password: String, _ proxy: LockingSignIn, email: String = "user@example.com"
  ) async -> Result<Session, AuthenticationError> {
    await outcome { () async throws(AuthenticationError) in
      try await proxy.logIn(email: email, password: password)
    }
  }
}

extension Result {
  fileprivate var isSuccess: Bool {
    (try? get()) != nil
  }
}
