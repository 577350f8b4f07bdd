import CafeService
import FakeNetwork
import Scenario
import TestSupport
import Testing

@Suite(.endsInTime) struct CafeServiceTests {
  @Test(arguments: SearchContract.allCases)
  func `keeps the search contract`(_ contract: SearchContract) async throws {
    try await contract.check(
      SearchContract.Party("Service", path: "/service/search") { network in
        Service(network: network, session: .signedIn)
      })
  }

  @Test(arguments: SignInContract.allCases)
  func `keeps the sign-in contract`(_ contract: SignInContract) async throws {
    try await contract.check(
      SignInContract.Party("Service", path: "/service/session") { Service(network: $0) })
  }

  @Test func `implements both protocols itself`() {
    let service: Any = Service(network: Network())

    #expect(service is any AuthenticationService)
    #expect(service is any BusinessSearchClient)
  }

  @Test func `knows no vendor`() throws {
    let files = try SourceTree.files(in: "Sources/CafeService")

    let imports = Set(files.flatMap(\.imports))

    #expect(!files.isEmpty)
    #expect(imports == ["Locking", "FakeNetwork", "Scenario"])
  }
}
