import BridgePattern
import Scenario
import TestSupport
import Testing

/// The calls from each kind of search to its backend.
@Suite(.endsInTime) struct KindTests {
  /// The strips within reach of Harbor Square, which is 300 meters north of an edge.
  private static let strips = [542, 543].map(MapStrip.init)

  @Test(arguments: Coordinate.allOverTheEarth)
  func `finds the nearest cafés everywhere on the earth`(_ place: Coordinate) async throws {
    let cafes = Business.scattered(round: place)
    let search = NearbySearch(account: Account(backend: HandmadeBackend(cafes: cafes)))
    var query = Query(place: place, term: "coffee", limit: 3)
    var found: [String] = []
    for _ in 1...5 {
      found += try await search.search(query).map(\.name)
      query = query.next
    }

    let inReach = cafes.filter { $0.location.distance(to: place) <= Account.reach }
    #expect(found == inReach.map(\.name).sorted())
    #expect(found.count == 12)
  }

  @Test func `sorts names alphabetically, without regard to case`() async throws {
    let names = ["Cave", "caffè Nero", "CAFÉ Möwe", "Dock", "Cantina", "cab"]
    let cafes = names.map { Business(name: $0, rating: 4, location: .harborSquare) }
    let search = NameSearch(account: Account(backend: HandmadeBackend(cafes: cafes)))

    let first = Query(place: .harborSquare, term: "cA", limit: 2)
    var found: [String] = []
    for query in [first, first.next, first.next.next] {
      found += try await search.search(query).map(\.name)
    }

    #expect(found == ["cab", "caffè Nero", "CAFÉ Möwe", "Cantina", "Cave"])
  }

  @Test(
    arguments: [(54.25, [542]), (54.29, [542, 543]), (-0.01, [-1, 0]), (90, [899, 900])]
      as [(Double, [Int])])
  func `asks only for the strips within reach`(
    _ latitude: Double, _ rows: [Int]
  ) async throws {
    let backend = HandmadeBackend()
    let search = NearbySearch(account: Account(backend: backend))

    _ = try await search.search(
      Query(place: Coordinate(latitude: latitude, longitude: 0), term: "coffee", limit: 1))

    #expect(backend.strips.map(\.row) == rows)
  }

  @Test(arguments: Kind.allCases)
  func `looks at all cafés within reach before it answers`(_ kind: Kind) async throws {
    let backend = HandmadeBackend()
    let search = kind.search(for: Account(backend: backend))

    _ = try await search.search(Query(place: .harborSquare, term: "c", limit: 1))

    #expect(backend.strips == Self.strips)
  }

  @Test(arguments: Kind.allCases)
  func `sends the token of the open session, or none`(_ kind: Kind) async throws {
    let backend = HandmadeBackend()
    let account = Account(backend: backend)
    let search = kind.search(for: account)
    let query = Query(place: .harborSquare, term: kind.term, limit: 1)

    _ = try await search.search(query)
    let before = Set(backend.tokens)
    _ = try await OneTimeSignIn(account: account).logIn(
      email: "user@example.com", password: "password")
    _ = try await search.search(query)

    #expect(before == [nil])
    #expect(backend.tokens.last == Session.signedIn.token)
  }

  @Test(arguments: Kind.allCases, SearchError.each)
  func `passes the backend's reason on unchanged`(_ kind: Kind, _ reason: SearchError) async {
    let backend = HandmadeBackend(stripFailure: reason)
    let search = kind.search(for: Account(backend: backend))

    let outcome = await outcome { () async throws(SearchError) in
      try await search.search(Query(place: .harborSquare, term: kind.term, limit: 1))
    }

    #expect(outcome == .failure(reason))
    #expect(backend.strips.count == 1)
  }

  @Test(arguments: Kind.allCases)
  func `returns no partial answer to a cancelled caller`(_ kind: Kind) async throws {
    let gate = Gate()
    let backend = HandmadeBackend(holding: .cafes, at: gate)
    let search = kind.search(for: Account(backend: backend))
    let query = Query(place: .harborSquare, term: "c", limit: 50)
    let call = Task { try await search.search(query) }
    await gate.arrivals(1)
    // This backend ignores the cancellation.
    call.cancel()
    await gate.open()

    let found = try? await call.value
    let whole = try await search.search(query)

    #expect(found == nil || found == whole)
  }

  @Test(arguments: Kind.allCases)
  func `returns no partial answer when one strip fails`(_ kind: Kind) async {
    let backend = HandmadeBackend(stripFailure: .unavailable("storm"), after: 1)
    let search = kind.search(for: Account(backend: backend))

    let outcome = await outcome { () async throws(SearchError) in
      try await search.search(Query(place: .harborSquare, term: "c", limit: 50))
    }

    #expect(outcome == .failure(.unavailable("storm")))
    #expect(backend.strips.count == 2)
  }
}
