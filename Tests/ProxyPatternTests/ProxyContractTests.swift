import CafeService
import FakeNetwork
import ProgramSupport
import ProxyPattern
import Remote
import RemoteProcess
import Scenario
import TestSupport
import Testing

@Suite(.endsInTime) struct ProxyContractTests {
  static let searches = [
    SearchContract.Party("LazySearch", path: "/service/search") { network in
      LazySearch { Service(network: network, session: .signedIn) }
    },
    SearchContract.Party("CachedSearch", path: "/service/search") { network in
      CachedSearch { Service(network: network, session: .signedIn) }
    },
    SearchContract.Party("SharedSearch", path: "/service/search") { network in
      SharedSearch { Service(network: network, session: .signedIn) }
    },
    SearchContract.Party("GuardedService", path: "/service/search") { network in
      let proxy = GuardedService.standard { Service(network: network, session: $0) }
      _ = try await proxy.logIn(email: "user@example.com", password: "password")
      return proxy
    },
    // Its network is in the other process, where a test can't use it.
    SearchContract.Party("RemoteSearch", path: nil) { _ in
      RemoteSearch(
        server: ServerProgram(try BuiltPrograms.file("cafe-server")), session: .signedIn)
    },
  ]

  static let signIns = [
    SignInContract.Party("LockingSignIn", path: "/service/session") { network in
      LockingSignIn { Service(network: network) }
    },
    SignInContract.Party("GuardedService", path: "/service/session") { network in
      GuardedService.standard { Service(network: network, session: $0) }
    },
  ]

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
