import AdapterPattern
import Dispatch
import FakeNetwork
@preconcurrency import GoogleSignIn
import Scenario
import Synchronization
import TestSupport
import Testing

@Suite(.endsInTime) struct ClassicGoogleAuthenticatorAdapterTests {
  @Test(arguments: GoogleAnswer.allCases)
  func `calls exactly one of the two closures, once`(_ answer: GoogleAnswer) async throws {
    let network = Network()
    answer.come(from: network)

    let calls = try await calls(of: network)

    #expect(calls == [answer.meaning])
    #expect(network.requests.count == 1)
  }

  @Test func `asks Google even with an empty e-mail, and answers on a background queue`()
    async throws
  {
    let network = Network()

    let calls = try await calls(of: network, email: "")

    #expect(calls == [.failure(.wrongCredentials)])
    #expect(network.requests.count == 1)
  }

  /// The closures that are called for one sign-in: the first call, and all calls soon after it.
  private func calls(
    of network: Network, email: String = "User@Example.com"
  ) async throws -> [Result<Session, AuthenticationError>] {
    let isMain = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: isMain, value: true)
    let (stream, called) = AsyncStream<Result<Session, AuthenticationError>>.makeStream()
    let adapter = ClassicGoogleAuthenticatorAdapter(GoogleAuthenticator(network: network))
    adapter.logIn(
      email: email, password: "password",
      success: { user, token in
        #expect(DispatchQueue.getSpecific(key: isMain) == nil)
        called.yield(.success(Session(user: user, token: token)))
      },
      failure: { error in
        #expect(DispatchQueue.getSpecific(key: isMain) == nil)
        called.yield(.failure(error))
      })
    return try #require(
      await promptly {
        var calls: [Result<Session, AuthenticationError>] = []
        for await call in stream {
          calls.append(call)
          Task {
            try await Task.sleep(for: .milliseconds(50))
            called.finish()
          }
        }
        return calls
      }, "neither closure was called")
  }
}
