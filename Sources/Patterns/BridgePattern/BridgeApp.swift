import FakeNetwork
import Scenario

/// The app on top of a backend that can be swapped.
@MainActor
public struct BridgeApp {
  /// The account that all screens share.
  public let account: Account

  /// Signs in.
  public let login: LoginScreen

  /// Searches, nearest cafés first.
  public let search: SearchScreen

  /// Searches, best-rated cafés first.
  public let bestRated: SearchScreen

  /// Searches by name.
  public let byName: SearchScreen

  /// Builds the app on a network.
  public init(network: Network) {
    account = Account(backend: LiveBackend(network: network))
    login = LoginScreen(service: OneTimeSignIn(account: account))
    search = SearchScreen(client: NearbySearch(account: account))
    bestRated = SearchScreen(client: BestRatedSearch(account: account))
    byName = SearchScreen(client: NameSearch(account: account))
  }

  /// Switches to the cafés that come with the app, for use without a network. The user doesn't have
  /// to sign in again.
  public func goOffline() async {
    await account.use(BundledBackend())
  }
}
