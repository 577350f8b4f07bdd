import CafeService
import DecoratorPattern
import TestSupport
import Testing

@Suite(.endsInTime) struct DecoratorContractTests {
  static let searches =
    SearchDecorator.allCases.map { decorator in
      // Ranking changes the order within a page, but not which cafés are on it.
      SearchContract.Party("\(decorator)", path: "/service/search") { network in
        decorator.wrap(Service(network: network, session: .signedIn))
      }
    } + [
      SearchContract.Party("all, stacked", path: "/service/search") { network in
        let service = Service(network: network, session: .signedIn)
        return RankedSearch(
          LoggedSearch(RetriedSearch(service, retry: .threeTimesAtOnce)) { _ in })
      }
    ]

  static let signIns = SignInDecorator.allCases.map { decorator in
    SignInContract.Party("\(decorator)", path: "/service/session") { network in
      decorator.wrap(Service(network: network))
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
