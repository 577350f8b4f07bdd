import BridgePattern
import FakeNetwork
import Scenario
import TestSupport
import Testing

/// Every kind over every backend: n + m types give n x m combinations.
@Suite(.endsInTime) struct GridTests {
  @Test(arguments: Kind.allCases, Place.allCases)
  func `finds the same cafés over every backend`(
    _ kind: Kind, _ place: Place
  ) async throws {
    let account = try await place.account(on: Network())

    let found = try await kind.search(for: account).search(
      Query(place: .harborSquare, term: kind.term, limit: 3))

    #expect(found.map(\.name) == kind.names)
  }

  @Test(arguments: SignInKind.allCases, Place.allCases)
  func `signs in with every kind over every backend`(
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

    for term in ["coffee", "Coffee", "MÖWE", "mowe", "cafe", "o", "coffee ", " coffee", " "] {
      for strip in [542, 543, 0].map(MapStrip.init) {
        let listed = try await live.cafes(
          on: strip, matching: term, token: Session.signedIn.token)
        let inTheBundle = try await bundled.cafes(on: strip, matching: term, token: nil)
        #expect(term != "coffee" || strip.row == 0 || !listed.isEmpty)
        #expect(Set(inTheBundle) == Set(listed), "\(term)")
      }
    }
  }

  @Test(arguments: ["user@example.com", "User@example.com", "user@example.com ", "zoe@example.com"])
  func `accepts the same user at the bundled and the live backend`(_ email: String) async {
    for password in ["password", "Password", "password "] {
      let live = await outcome { () async throws(AuthenticationError) in
        try await LiveBackend(network: Network()).token(email: email, password: password)
      }
      let bundled = await outcome { () async throws(AuthenticationError) in
        try await BundledBackend().token(email: email, password: password)
      }
      #expect(bundled == live, "\(password)")
    }
  }
}
