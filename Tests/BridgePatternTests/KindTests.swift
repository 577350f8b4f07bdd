import BridgePattern
import Scenario
import TestSupport
import Testing

/// What each kind asks its backend for.
@Suite struct KindTests {
  private static let tiles = MapTile.around(.harbourSquare)

  @Test func `widens only as far as a nearer café may be`() async throws {
    let backend = HandmadeBackend()
    let search = NearbySearch(account: Account(backend: backend))

    let found = try await search.search(.coffeeNearby)

    #expect(found == .cafes)
    // Two of the three cafés lie on the first tile; the third on the next one is nearer than the
    // third tile.
    #expect(backend.tiles == Array(Self.tiles.prefix(2)))
  }

  @Test func `widens to every tile for a page that is never full`() async throws {
    let backend = HandmadeBackend()
    let search = NearbySearch(account: Account(backend: backend))

    _ = try await search.search(.coffeeNearby.next)

    #expect(backend.tiles == Self.tiles)
  }

  @Test func `finds a nearer café beyond the border of the first tile`() async throws {
    let far = Business(
      name: "Far", rating: 4, location: Coordinate(latitude: 54.39, longitude: 10.19))
    let near = Business(
      name: "Near", rating: 4, location: Coordinate(latitude: 54.2995, longitude: 10.1092))
    let search = NearbySearch(account: Account(backend: HandmadeBackend(cafes: [far, near])))

    let found = try await search.search(
      Query(place: .harbourSquare, term: "coffee", limit: 1))

    #expect(found == [near])
  }

  @Test(arguments: [Kind.bestRated, .byName])
  func `looks at every tile before it answers`(_ kind: Kind) async throws {
    let backend = HandmadeBackend()
    let search = kind.search(for: Account(backend: backend))

    _ = try await search.search(Query(place: .harbourSquare, term: "c", limit: 1))

    #expect(backend.tiles == Self.tiles)
  }

  @Test(arguments: Kind.allCases)
  func `sends the token of whoever is signed in, or none`(_ kind: Kind) async throws {
    let backend = HandmadeBackend()
    let account = Account(backend: backend)
    let search = kind.search(for: account)
    let query = Query(place: .harbourSquare, term: kind.term, limit: 1)

    _ = try await search.search(query)
    let before = Set(backend.tokens)
    _ = try await OneTimeSignIn(account: account).logIn(
      email: "user@example.com", password: "password")
    _ = try await search.search(query)

    #expect(before == [nil])
    #expect(backend.tokens.last == Session.signedIn.token)
  }

  @Test(
    arguments: Kind.allCases,
    [SearchError.notSignedIn, .cancelled, .unavailable("storm"), .unreadableAnswer("rust")])
  func `passes the backend's reason on unchanged`(_ kind: Kind, _ reason: SearchError) async {
    let backend = HandmadeBackend(tileFailure: reason)
    let search = kind.search(for: Account(backend: backend))

    let outcome = await outcome { () async throws(SearchError) in
      try await search.search(Query(place: .harbourSquare, term: kind.term, limit: 1))
    }

    #expect(outcome == .failure(reason))
    #expect(backend.tiles.count == 1)
  }

  @Test(arguments: Kind.allCases)
  func `doesn't pass half an answer off as a whole one`(_ kind: Kind) async {
    let backend = HandmadeBackend(tileFailure: .unavailable("storm"), after: 1)
    let search = kind.search(for: Account(backend: backend))

    let outcome = await outcome { () async throws(SearchError) in
      try await search.search(Query(place: .harbourSquare, term: "c", limit: 50))
    }

    #expect(outcome == .failure(.unavailable("storm")))
    #expect(backend.tiles.count == 2)
  }
}
