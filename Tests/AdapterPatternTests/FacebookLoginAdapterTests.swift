import AdapterPattern
@preconcurrency import FacebookLogin
import FakeNetwork
import Locking
import Scenario
import TestSupport
import Testing

@Suite(.endsInTime) struct FacebookLoginAdapterTests {
  private let network = Network()
  private let adapter: FacebookLoginAdapter

  init() {
    adapter = FacebookLoginAdapter { [network] in FacebookLoginManager(network: network) }
  }

  @Test func `asks Facebook once, and returns a session`() async throws {
    let body = #"{"status": "connected", "email": "user@example.com", "accessToken": "t"}"#
    network.answerNext(to: "/facebook/login", with: Response(status: 200, body: body))

    let session = try await adapter.logIn(email: " User@Example.com", password: "password")

    // The typed address differs from the address that Facebook knows.
    let asked = network.requests.map(\.description)
    #expect(session == Session(user: User(email: "user@example.com"), token: Token(value: "t")))
    #expect(asked == ["POST /facebook/login email= User@Example.com password=***"])
  }

  @Test(arguments: [
    (#"{"status": "not_authorized"}"#, AuthenticationError.wrongCredentials),
    (#"{"status": "cancelled"}"#, .cancelled),
    (#"{"status": "on fire"}"#, .unavailable("Facebook failed: unknown status")),
  ])
  func `translates each failure that the delegate receives`(
    _ body: String, _ error: AuthenticationError
  ) async throws {
    network.answerNext(to: "/facebook/login", with: Response(status: 200, body: body))

    let outcome = try #require(
      await promptly { await adapter.outcome() }, "the adapter never answered")

    #expect(outcome == .failure(error))
    #expect(network.requests.count == 1)
  }

  @Test func `reports that Facebook can't be reached`() async {
    network.failNext(to: "/facebook/login")

    let outcome = await adapter.outcome()

    #expect(outcome == .failure(.unavailable("Facebook can't be reached")))
  }

  @Test func `keeps the delegate until a late answer arrives`() async throws {
    network.hold("/facebook/login")
    let login = Task { await adapter.outcome() }
    await network.requests(1)
    network.release("/facebook/login")

    let outcome = try #require(await promptly { await login.value }, "the answer was lost")

    #expect(outcome == .success(.signedIn))
  }

  @Test func `gives each of two simultaneous sign-ins its own answer`() async throws {
    network.hold("/facebook/login")
    let right = Task { await adapter.outcome() }
    await network.requests(1)
    let wrong = Task { await adapter.outcome(password: "guess") }
    await network.requests(2)
    network.release("/facebook/login")

    let outcomes = try #require(
      await promptly { (await right.value, await wrong.value) }, "an answer was lost")

    #expect(outcomes.0 == .success(.signedIn))
    #expect(outcomes.1 == .failure(.wrongCredentials))
  }

  @Test func `ends at once when its caller is cancelled`() async throws {
    network.hold("/facebook/login")
    let login = Task { await adapter.outcome() }
    await network.requests(1)
    login.cancel()

    let outcome = try #require(await promptly { await login.value }, "the caller still waits")

    #expect(outcome == .failure(.cancelled))
    network.release("/facebook/login")
  }

  @Test func `closes Facebook's dialog when its caller is cancelled`() async throws {
    nonisolated(unsafe) weak var manager: FacebookLoginManager?
    let adapter = FacebookLoginAdapter { [network] in
      let made = FacebookLoginManager(network: network)
      manager = made
      return made
    }
    network.hold("/facebook/login")
    let login = Task { await adapter.outcome() }
    await network.requests(1)
    login.cancel()
    _ = await promptly { await login.value }

    let eavesdropper = Eavesdropper()
    manager?.delegate = eavesdropper
    network.release("/facebook/login")

    // When nobody holds the manager anymore, it has made all its calls.
    for _ in 1...200 where manager != nil { try await Task.sleep(for: .milliseconds(5)) }
    #expect(eavesdropper.logins == [])
  }

  @Test func `leaves no manager in memory`() async throws {
    nonisolated(unsafe) weak var kept: FacebookLoginManager?
    let adapter = FacebookLoginAdapter { [network] in
      let manager = FacebookLoginManager(network: network)
      kept = manager
      return manager
    }
    _ = try await adapter.logIn(email: "user@example.com", password: "password")

    // The vendor's thread may hold the manager for a moment after calling the delegate.
    for _ in 1...200 where kept != nil { try await Task.sleep(for: .milliseconds(5)) }
    #expect(kept == nil)
  }

  @Test func `signs out`() async {
    await adapter.logOut(.signedIn)

    let asked = network.requests.map(\.description)
    #expect(asked == ["POST /facebook/logout"])
  }
}

extension FacebookLoginAdapter {
  fileprivate func outcome(
    password: String = "password"
  ) async -> Result<Session, AuthenticationError> {
    await TestSupport.outcome { () async throws(AuthenticationError) in
      try await logIn(email: "user@example.com", password: password)
    }
  }
}

/// Receives the result of a login that it didn't start.
private final class Eavesdropper: FacebookLoginManagerDelegate {
  private let heard = Locked<[String]>([])

  var logins: [String] { heard.withLock(\.self) }

  func loginManager(_ manager: FacebookLoginManager, didLogIn email: String, accessToken: String) {
    heard.withLock { $0.append(email) }
  }

  func loginManager(_ manager: FacebookLoginManager, didFailWith error: FacebookLoginError) {}

  func loginManagerDidCancel(_ manager: FacebookLoginManager) {}
}
