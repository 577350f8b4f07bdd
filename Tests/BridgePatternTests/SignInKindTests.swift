import BridgePattern
import Scenario
import TestSupport
import Testing

@Suite(.endsInTime) struct SignInKindTests {
  @Test(arguments: SignInKind.allCases, AuthenticationError.each)
  func `passes the backend's reason on unchanged`(
    _ kind: SignInKind, _ reason: AuthenticationError
  ) async {
    let backend = HandmadeBackend(tokenFailure: reason)
    let account = Account(backend: backend)
    let signIn = kind.signIn(for: account)

    let outcome = await outcome { () async throws(AuthenticationError) in
      try await signIn.logIn(email: "user@example.com", password: "password")
    }

    let session = await account.session
    #expect(outcome == .failure(reason))
    #expect(session == nil)
    #expect(backend.signIns == ["user@example.com"])
  }

  @Test func `resumes a stored session without a password`() async throws {
    let store = SessionStore()
    let before = RememberedSignIn(account: Account(backend: HandmadeBackend()), store: store)
    let session = try await before.logIn(email: "user@example.com", password: "password")

    // At each start of the app.
    for _ in 1...2 {
      let backend = HandmadeBackend()
      let account = Account(backend: backend)
      // Other users at the same backend make no difference.
      let other = OneTimeSignIn(account: account)
      _ = try await other.logIn(email: Person.zoe.email, password: Person.zoe.password)
      let resumed = await RememberedSignIn(account: account, store: store).resume()

      let current = await account.session
      #expect(resumed == session)
      #expect(current == session)
      #expect(backend.signIns == [Person.zoe.email])
      // A wrong password makes no difference either.
      _ = try? await before.logIn(email: "user@example.com", password: "guess")
    }
  }

  @Test(arguments: [Person.mia, .zoe])
  func `keeps the newer session when an older session is signed out`(
    _ person: Person
  ) async throws {
    let account = Account(backend: LiveBackend(network: Servers().network))
    let signIn = RememberedSignIn(account: account, store: SessionStore())
    let old = try await signIn.logIn(email: "user@example.com", password: "password")
    let new = try await signIn.logIn(email: person.email, password: person.password)
    await signIn.logOut(old)

    let resumed = await signIn.resume()

    #expect(resumed == new)
  }

  @Test func `resumes no session that is signed out at the same time`() async throws {
    // Nothing is held back here, so the two calls meet at random points. No round may fail.
    for _ in 1...2000 {
      let account = Account(backend: HandmadeBackend())
      let signIn = RememberedSignIn(account: account, store: SessionStore())
      let session = try await signIn.logIn(email: "user@example.com", password: "password")
      await withTaskGroup { group in
        for index in 0..<20 {
          group.addTask {
            if index == 10 { await signIn.logOut(session) } else { _ = await signIn.resume() }
          }
        }
      }

      let current = await account.session
      try #require(current == nil)
    }
  }

  @Test func `stores no session that is signed out as soon as it is open`() async throws {
    for _ in 1...500 {
      let account = Account(backend: HandmadeBackend())
      let signIn = RememberedSignIn(account: account, store: SessionStore())
      try await withThrowingTaskGroup { group in
        group.addTask {
          _ = try await signIn.logIn(email: "user@example.com", password: "password")
        }
        // A different window signs out during the call.
        for _ in 1...20 {
          group.addTask {
            for _ in 1...50 {
              if let session = await account.session { return await signIn.logOut(session) }
              await Task.yield()
            }
          }
        }
        try await group.waitForAll()
      }
      if let session = await account.session { await signIn.logOut(session) }

      let resumed = await signIn.resume()
      try #require(resumed == nil)
    }
  }

  @Test func `resumes no session that is being signed out`() async throws {
    let gate = Gate()
    let backend = HandmadeBackend(holding: .revoke, at: gate)
    let account = Account(backend: backend)
    let signIn = RememberedSignIn(account: account, store: SessionStore())
    let session = try await signIn.logIn(email: "user@example.com", password: "password")
    let signingOut = Task { await signIn.logOut(session) }
    await gate.arrivals(1)

    let current = await account.session
    let resumed = await signIn.resume()
    let secondTap = Task { await signIn.logOut(session) }
    await gate.open()
    await signingOut.value
    await secondTap.value

    #expect(current == nil)
    #expect(resumed == nil)
    #expect(backend.revoked == [session.token])
  }

  @Test func `revokes a stored token at the backend that issued it`() async throws {
    let (gate, store) = (Gate(), SessionStore())
    let first = HandmadeBackend(holding: .token, at: gate)
    let second = HandmadeBackend()
    let account = Account(backend: first)
    let before = RememberedSignIn(account: account, store: store)
    let call = Task { try await before.logIn(email: "user@example.com", password: "password") }
    await gate.arrivals(1)
    await account.use(second)
    await gate.open()
    let session = try await call.value

    let after = RememberedSignIn(account: Account(backend: second), store: store)
    _ = await after.resume()
    await after.logOut(session)

    #expect(first.revoked == [session.token])
    #expect(second.revoked == [])
  }
}
