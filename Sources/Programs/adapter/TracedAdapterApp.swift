import AdapterPattern
import FacebookLogin
import GoogleSignIn
import Scenario
import StepRecording
import YelpAPI

/// The app on top of vendors' services, with each call traced.
@MainActor
struct TracedAdapterApp {
  let signIn: any AuthenticationService
  let login: LoginScreen
  let search: SearchScreen

  /// The login screen for Facebook. Only the line that builds the screen differs.
  let otherLogin: LoginScreen

  init(_ traced: CallTracer) {
    let network = traced.network
    signIn = traced.signIn(GoogleAuthenticatorAdapter(GoogleAuthenticator(network: network)))
    login = LoginScreen(service: signIn)
    search = SearchScreen(
      client: traced.search(YLPClient(apiKey: "yelp-key", network: network)))
    otherLogin = LoginScreen(
      service: traced.signIn(FacebookLoginAdapter { FacebookLoginManager(network: network) }))
  }
}
