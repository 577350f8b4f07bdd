import FacebookLogin
import FakeNetwork
import GoogleSignIn
import Scenario
import YelpAPI

/// The app on top of vendors' services. Google and Facebook have separate adapter types. For Yelp,
/// an extension of Yelp's client is the adapter.
@MainActor
public struct AdapterApp {
  /// Signs in with Google.
  public let login: LoginScreen

  /// Searches Yelp.
  public let search: SearchScreen

  /// The login screen for Facebook. Only the line that builds the screen differs.
  public let otherLogin: LoginScreen

  /// Builds the app on a network.
  public init(network: Network) {
    login = LoginScreen(
      service: GoogleAuthenticatorAdapter(GoogleAuthenticator(network: network)))
    search = SearchScreen(client: YLPClient(apiKey: "yelp-key", network: network))
    otherLogin = LoginScreen(
      service: FacebookLoginAdapter { FacebookLoginManager(network: network) })
  }
}
