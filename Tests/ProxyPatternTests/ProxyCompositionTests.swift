import CafeService
import FakeNetwork
import Locking
import ProgramSupport
import ProxyPattern
import Remote
import RemoteProcess
import Scenario
import TestSupport
import Testing

/// The composition that the scenario uses: guard, lock, sharing, cache, lazy creation, service.
@Suite(.endsInTime) struct ProxyCompositionTests {
  private let network = Network()

  @Test func `makes the search service only at the first search`() async throws {
    let counter = Counter()
    let proxy = GuardedService.standard { [network] session in
      counter.note(session)
      return Service(network: network, session: session)
    }
    _ = try await proxy.logIn(email: "user@example.com", password: "password")
    let afterSignIn = counter.sessions
    for _ in 1...3 { _ = try await proxy.search(.coffeeNearby) }

    #expect(afterSignIn == [nil])
    #expect(counter.sessions == [nil, .signedIn])
  }

  @Test func `returns no cached answer after sign-out`() async throws {
    let proxy = try await signedIn()
    _ = try await proxy.search(.coffeeNearby)
    await proxy.logOut(.signedIn)
    let before = network.requests.count

    let outcome = await outcome { () async throws(SearchError) in
      try await proxy.search(.coffeeNearby)
    }

    #expect(outcome == .failure(.notSignedIn))
    #expect(network.requests.count == before)
  }

  @Test func `gives a cancelled caller no answer, not even a cached one`() async throws {
    let proxy = try await signedIn()
    _ = try await proxy.search(.coffeeNearby)

    let call = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await outcome { () async throws(SearchError) in
        try await proxy.search(.coffeeNearby)
      }
    }

    #expect(await call.value == .failure(.cancelled))
  }

  @Test func `has an empty cache at the next sign-in`() async throws {
    let proxy = try await signedIn()
    _ = try await proxy.search(.coffeeNearby)
    await proxy.logOut(.signedIn)
    _ = try await proxy.logIn(email: "user@example.com", password: "password")
    let before = network.requests.count
    _ = try await proxy.search(.coffeeNearby)

    #expect(network.requests.count - before == 1)
  }

  @Test func `sends one request for simultaneous equal searches`() async throws {
    let crowd = Crowd()
    let proxy = try await signedIn()
    let before = network.requests.count
    network.hold("/service/search")

    let calls = (1...10).map { _ in
      crowd.call { try? await proxy.search(.coffeeNearby) }
    }
    await network.requests(before + 1)
    await crowd.waits()
    network.release("/service/search")
    for call in calls { _ = await call.value }

    #expect(network.requests.count == before + 1)
  }

  @Test(arguments: [false, true])
  func `sends no request for locked addresses`(_ isRemote: Bool) async throws {
    let proxy =
      isRemote
      ? .remote(server: ServerProgram(try BuiltPrograms.file("cafe-server"))) { [network] in
        Service(network: network)
      } : GuardedService.standard { [network] in Service(network: network, session: $0) }
    for _ in 1...5 { _ = try? await proxy.logIn(email: "user@example.com", password: "guess") }

    #expect(network.requests.count == 3)
  }

  private func signedIn() async throws -> GuardedService {
    let proxy = GuardedService.standard { [network] in Service(network: network, session: $0) }
    _ = try await proxy.logIn(email: "user@example.com", password: "password")
    return proxy
  }
}

/// The sessions for which services were made.
private final class Counter: Sendable {
  private let noted = Locked<[Session?]>([])

  var sessions: [Session?] { noted.withLock(\.self) }

  func note(_ session: Session?) {
    noted.withLock { $0.append(session) }
  }
}
