import Locking
import ProxyPattern
import Scenario
import TestSupport
import Testing

@Suite(.endsInTime) struct GuardedServiceTests {
  private let signIn = RecordingSignIn()
  private let searches = Searches()
  private let proxy: GuardedService

  init() {
    proxy = GuardedService { [signIn] in
      signIn
    } search: { [searches] session in
      searches.make(for: session)
    }
  }

  @Test func `blocks every search method without a session, before any request`() async {
    let search = await search()
    let suggestions = await suggestions()
    // The guard doesn't even report that the query is invalid.
    let badSearch = await outcome { () async throws(SearchError) in
      try await proxy.search(Query(place: .harborSquare, term: "", limit: 0))
    }

    #expect(search == .failure(.notSignedIn))
    #expect(suggestions == .failure(.notSignedIn))
    #expect(badSearch == .failure(.notSignedIn))
    #expect(searches.made.isEmpty)
    #expect(signIn.calls == [])
  }

  @Test func `closes the search before the sign-out request`() async throws {
    let gate = Gate()
    let slow = SlowSignOut(gate: gate)
    let proxy = GuardedService {
      slow
    } search: { [searches] in
      searches.make(for: $0)
    }
    let session = try await proxy.logIn(email: "user@example.com", password: "password")
    let signingOut = Task { await proxy.logOut(session) }
    await gate.arrivals(1)

    let found = await outcome { () async throws(SearchError) in
      try await proxy.search(.coffeeNearby)
    }
    await gate.open()
    await signingOut.value

    #expect(found == .failure(.notSignedIn))
    #expect(searches.made.map(\.calls) == [[]])
  }

  @Test(arguments: ["user@example.com", "Zoë@Example.com"])
  func `discards an answer that arrives after the sign-out`(_ next: String) async throws {
    let gate = Gate()
    let proxy = GuardedService {
      // A backend may issue the same token again.
      RecordingSignIn { _, email, _ in
        Session(user: User(email: email), token: Token(value: "token"))
      }
    } search: { _ in
      RecordingSearch { _, _ in
        await gate.pass()
        return .cafes
      }
    }
    let session = try await proxy.logIn(email: "user@example.com", password: "password")
    let search = Task {
      await outcome { () async throws(SearchError) in try await proxy.search(.coffeeNearby) }
    }
    await gate.arrivals(1)
    await proxy.logOut(session)
    _ = try await proxy.logIn(email: next, password: "password")
    await gate.open()

    let found = await search.value

    #expect(found == .failure(.notSignedIn))
  }

  @Test func `closes every search method at sign-out`() async throws {
    let session = try await proxy.logIn(email: "user@example.com", password: "password")
    await proxy.logOut(session)

    let found = await search()
    let names = await suggestions()

    #expect(found == .failure(.notSignedIn))
    #expect(names == .failure(.notSignedIn))
    #expect(searches.made.map(\.calls) == [[]])
  }

  @Test func `stays open when an older session is closed`() async throws {
    let replaced = try await proxy.logIn(email: "a@example.com", password: "password")
    _ = try await proxy.logIn(email: "b@example.com", password: "password")
    await proxy.logOut(replaced)

    let found = await search()

    #expect(found == .success(.cafes))
    #expect(searches.made.map(\.calls) == [[], [.search(.coffeeNearby)]])
  }

  @Test func `gives each session its own subject`() async throws {
    let first = try await proxy.logIn(email: "a@example.com", password: "password")
    _ = await search()
    await proxy.logOut(first)
    let between = await search()
    let second = try await proxy.logIn(email: "b@example.com", password: "password")
    _ = await search()
    // A second sign-in without a sign-out: a backend may issue the same token.
    let third = try await proxy.logIn(email: "b@example.com", password: "password")
    _ = await search()

    #expect(between == .failure(.notSignedIn))
    #expect(searches.sessions == [first, second, third])
    #expect(searches.made.map(\.calls.count) == [1, 1, 1])
  }

  private func search() async -> Result<[Business], SearchError> {
    await outcome { () async throws(SearchError) in
      try await proxy.search(.coffeeNearby)
    }
  }

  private func suggestions() async -> Result<[String], SearchError> {
    await outcome { () async throws(SearchError) in
      try await proxy.suggestions(for: "an")
    }
  }
}

/// Makes a search subject for each session, and keeps the subjects for the test.
private final class Searches: Sendable {
  private let record = Locked<[(session: Session, search: RecordingSearch)]>([])

  var made: [RecordingSearch] { record.withLock { $0.map(\.search) } }
  var sessions: [Session] { record.withLock { $0.map(\.session) } }

  func make(for session: Session) -> any BusinessSearchClient {
    let search = RecordingSearch()
    record.withLock { $0.append((session, search)) }
    return search
  }
}
