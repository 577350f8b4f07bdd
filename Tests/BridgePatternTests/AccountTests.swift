import BridgePattern
import FakeNetwork
import Scenario
import TestSupport
import Testing

@Suite(.endsInTime) struct AccountTests {
  @Test(arguments: Kind.allCases)
  func `keeps its session when the backend is swapped`(_ kind: Kind) async throws {
    let account = try await Place.live.account(on: Network())
    let second = HandmadeBackend()
    let search = kind.search(for: account)

    await account.use(second)
    _ = try await search.search(Query(place: .harborSquare, term: kind.term, limit: 1))

    let session = await account.session
    #expect(session == .signedIn)
    #expect(Set(second.tokens) == [Session.signedIn.token])
  }

  @Test func `finishes a call with the backend and the session that it began with`() async throws {
    let network = Network()
    let account = try await Place.live.account(on: network)
    let search = BestRatedSearch(account: account)
    let sentBefore = network.requests.count
    network.hold("/service/strip")
    let call = Task { try await search.search(.coffeeNearby) }
    await network.requests(sentBefore + 1)

    let other = HandmadeBackend()
    await account.use(other)
    await OneTimeSignIn(account: account).logOut(.signedIn)
    network.release("/service/strip")
    let found = try await call.value

    #expect(found.map(\.name) == Kind.bestRated.names)
    #expect(other.strips == [])
  }

  @Test(arguments: Place.allCases)
  func `isn't disturbed by another account at the same backend`(_ place: Place) async throws {
    let network = Network()
    let backend = try await place.backend(on: network)
    let mine = Account(backend: backend)
    let theirs = Account(backend: backend)
    _ = try await OneTimeSignIn(account: mine).logIn(
      email: "user@example.com", password: "password")

    let session = await theirs.session
    let outcome = await outcome { () async throws(SearchError) in
      try await NearbySearch(account: theirs).search(.coffeeNearby)
    }

    #expect(session == nil)
    if place == .live { #expect(outcome == .failure(.notSignedIn)) }
  }

  @Test(arguments: SignInKind.allCases)
  func `revokes a token at the backend that issued it`(_ kind: SignInKind) async throws {
    let first = HandmadeBackend()
    let second = HandmadeBackend()
    let account = Account(backend: first)
    let signIn = kind.signIn(for: account)
    let old = try await signIn.logIn(email: "user@example.com", password: "password")
    await account.use(second)
    let new = try await signIn.logIn(email: Person.zoe.email, password: Person.zoe.password)

    await signIn.logOut(old)
    let between = await account.session
    await account.use(first)
    await signIn.logOut(new)
    // A second tap: the token belongs to nobody anymore.
    await signIn.logOut(new)

    // The same user at both backends, with equal tokens: the newer session's backend is asked.
    _ = try await signIn.logIn(email: "user@example.com", password: "password")
    await account.use(second)
    let equal = try await signIn.logIn(email: "user@example.com", password: "password")
    await signIn.logOut(equal)

    #expect(between == new)
    #expect(first.revoked == [old.token])
    #expect(second.revoked == [new.token, equal.token])
  }

  @Test func `sends no request when created or given another backend`() async {
    let network = Network()
    let account = Account(backend: LiveBackend(network: network))
    await account.use(LiveBackend(network: network))

    #expect(network.requests.isEmpty)
  }
}
