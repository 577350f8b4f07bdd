import AdapterPattern
@preconcurrency import FacebookLogin
import FakeNetwork
@preconcurrency import GoogleSignIn
import Scenario
import TestSupport
import Testing
import YelpAPI

@Suite(.endsInTime) struct AdapterContractTests {
  static let signIns = [
    SignInContract.Party("GoogleAuthenticatorAdapter", path: "/google/login") { network in
      GoogleAuthenticatorAdapter(GoogleAuthenticator(network: network))
    },
    SignInContract.Party("FacebookLoginAdapter", path: "/facebook/login") { network in
      FacebookLoginAdapter { FacebookLoginManager(network: network) }
    },
  ]

  static let searches = YelpForm.allCases.map { form in
    SearchContract.Party("\(form)", path: "/yelp/search") { network in
      form.client(on: network)
    }
  }

  @Test(arguments: SignInContract.allCases, signIns)
  func `signs in as every service does`(
    _ obligation: SignInContract, _ party: SignInContract.Party
  ) async throws {
    try await obligation.check(party)
  }

  @Test(arguments: SearchContract.allCases, searches)
  func `searches as every client does`(
    _ obligation: SearchContract, _ party: SearchContract.Party
  ) async throws {
    try await obligation.check(party)
  }
}

/// The two forms of the adapter for the same vendor.
enum YelpForm: String, CaseIterable {
  case anExtension
  case aNewType

  func client(on network: Network, key: String = "yelp-key") -> any BusinessSearchClient {
    let client = YLPClient(apiKey: key, network: network)
    return switch self {
    case .anExtension: client
    case .aNewType: YLPClientAdapter(client)
    }
  }
}
