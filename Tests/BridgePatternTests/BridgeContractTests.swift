import BridgePattern
import TestSupport
import Testing

@Suite(.endsInTime) struct BridgeContractTests {
  static let searches = Kind.allCases.flatMap { kind in
    Place.allCases.map { place in
      SearchContract.Party(
        "\(kind) over \(place)", path: place == .live ? "/service/strip" : nil, term: kind.term
      ) { network in
        kind.search(for: try await place.account(on: network))
      }
    }
  }

  static let signIns = SignInKind.allCases.flatMap { kind in
    Place.allCases.map { place in
      SignInContract.Party(
        "\(kind) over \(place)", path: place == .live ? "/service/session" : nil
      ) { network in
        kind.signIn(for: Account(backend: try await place.backend(on: network)))
      }
    }
  }

  @Test(arguments: SearchContract.allCases, searches)
  func `searches as every client does`(
    _ obligation: SearchContract, _ party: SearchContract.Party
  ) async throws {
    try await obligation.check(party)
  }

  @Test(arguments: SignInContract.allCases, signIns)
  func `signs in as every service does`(
    _ obligation: SignInContract, _ party: SignInContract.Party
  ) async throws {
    try await obligation.check(party)
  }
}
