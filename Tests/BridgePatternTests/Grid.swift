import BridgePattern
import FakeNetwork
import Scenario
import TestSupport

/// The kinds of search: one side of the grid.
enum Kind: CaseIterable {
  case nearby
  case bestRated
  case byName

  func search(for account: Account) -> any BusinessSearchClient {
    switch self {
    case .nearby: NearbySearch(account: account)
    case .bestRated: BestRatedSearch(account: account)
    case .byName: NameSearch(account: account)
    }
  }

  /// A term for which this kind finds cafés.
  var term: String {
    self == .byName ? "d" : "coffee"
  }

  /// The names on the first page for `term` near Harbor Square.
  var names: [String] {
    switch self {
    case .nearby: ["Anchor Coffee", "Blue Cup", "Café Möwe"]
    case .bestRated: ["Island Roast", "Galley", "Driftwood"]
    case .byName: ["Driftwood"]
    }
  }
}

/// The kinds of sign-in.
enum SignInKind: CaseIterable {
  case oneTime
  case remembered

  func signIn(for account: Account) -> any AuthenticationService {
    switch self {
    case .oneTime: OneTimeSignIn(account: account)
    case .remembered: RememberedSignIn(account: account, store: SessionStore())
    }
  }
}

/// The backends: the other side of the grid.
enum Place: CaseIterable {
  case live
  case bundled
  case handmade

  func backend(on network: Network) async throws -> any Backend {
    switch self {
    case .live: LiveBackend(network: network)
    case .bundled: BundledBackend()
    case .handmade: HandmadeBackend(cafes: try await everyCafe())
    }
  }

  /// An account at this backend, with somebody signed in.
  func account(on network: Network) async throws -> Account {
    let account = Account(backend: try await backend(on: network))
    let signIn = OneTimeSignIn(account: account)
    _ = try await signIn.logIn(email: "user@example.com", password: "password")
    return account
  }

  private func everyCafe() async throws -> [Business] {
    let backend = LiveBackend(network: Network())
    var cafes: [Business] = []
    for row in 542...544 {
      cafes += try await backend.cafes(
        on: MapStrip(row: row), matching: "coffee", token: Session.signedIn.token)
    }
    return cafes
  }
}
