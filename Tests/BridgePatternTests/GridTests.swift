import BridgePattern
import FakeNetwork
import Scenario
import TestSupport
import Testing

/// Every kind over every backend: n + m types make n x m answers.
@Suite(.endsInTime) struct GridTests {
  @Test(arguments: Kind.allCases, Place.allCases)
  func `finds the same cafés with a kind, whatever the backend`(
    _ kind: Kind, _ place: Place
  ) async throws {
    let account = try await place.account(on: Network())

    let found = try await kind.search(for: account).search(
      Query(place: .harbourSquare, term: kind.term, limit: 3))

    #expect(found.map(\.name) == kind.names)
  }

  @Test(arguments: SignInKind.allCases, Place.allCases)
  func `signs in with a kind, whatever the backend`(
    _ kind: SignInKind, _ place: Place
  ) async throws {
    let account = Account(backend: try await place.backend(on: Network()))

    let session = try await kind.signIn(for: account).logIn(
      email: "user@example.com", password: "password")

    let kept = await account.session
    #expect(session == .signedIn)
    #expect(kept == session)
  }

  @Test func `bundles the same cafés that the live backend lists`() async throws {
    let live = LiveBackend(network: Network())
    let bundled = BundledBackend()

    for strip in [542, 543].map(MapStrip.init) {
      let listed = try await live.cafes(
        on: strip, matching: "coffee", token: Session.signedIn.token)
      let inTheBundle = try await bundled.cafes(on: strip, matching: "coffee", token: nil)
      #expect(!listed.isEmpty)
      #expect(Set(inTheBundle) == Set(listed))
    }
  }
}
