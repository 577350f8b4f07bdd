import DecoratorPattern
import Scenario
import TestSupport
import Testing

@Suite(.endsInTime) struct LoggedSignInTests {
  private let lines = Lines()

  @Test func `writes each call without a password or a token`() async throws {
    let inner = RecordingSignIn { _, _, _ in
      Session(user: User(email: "user@example.com"), token: Token(value: "top-secret"))
    }
    let signIn = LoggedSignIn(inner, log: lines.write)

    let session = try await signIn.logIn(email: "User@Example.com", password: "open-sesame")
    await signIn.logOut(session)

    #expect(lines.all == ["sign in User@Example.com: done", "sign out user@example.com: done"])
  }

  @Test(arguments: AuthenticationError.each)
  func `writes a failure without the password, and passes it on`(
    _ error: AuthenticationError
  ) async {
    let inner = RecordingSignIn(failing: [error])
    let outcome = await outcome { () async throws(AuthenticationError) in
      try await LoggedSignIn(inner, log: lines.write).logIn(
        email: "user@example.com", password: "open-sesame")
    }

    #expect(outcome == .failure(error))
    #expect(lines.all == ["sign in user@example.com: \(error)"])
    #expect(inner.calls.count == 1)
  }
}
