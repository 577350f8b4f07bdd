import CafeService
import FakeNetwork
import Scenario

/// The app on top of our own service, with proxies in front of it.
@MainActor
public struct ProxyApp {
  /// Signs in.
  public let login: LoginScreen

  /// Searches, while a user is signed in.
  public let search: SearchScreen

  /// Builds the app on a network.
  public init(network: Network) {
    let proxy = GuardedService.standard { Service(network: network, session: $0) }
    login = LoginScreen(service: proxy)
    search = SearchScreen(client: proxy)
  }
}
