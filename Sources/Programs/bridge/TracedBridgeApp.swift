import BridgePattern
import Scenario
import StepRecording

/// The app on top of a backend that can be swapped, with each call traced.
@MainActor
struct TracedBridgeApp {
  let account: Account
  let live: TracedBackend
  let bundled: TracedBackend
  let signIn: any AuthenticationService
  let login: LoginScreen
  let search: SearchScreen
  let bestRated: SearchScreen
  let byName: SearchScreen

  init(_ traced: CallTracer) {
    live = traced.backend(LiveBackend(network: traced.network))
    bundled = traced.backend(BundledBackend())

    account = Account(backend: live)
    signIn = traced.signIn(OneTimeSignIn(account: account))
    login = LoginScreen(service: signIn)
    search = SearchScreen(client: traced.search(NearbySearch(account: account)))
    bestRated = SearchScreen(client: traced.search(BestRatedSearch(account: account)))
    byName = SearchScreen(client: traced.search(NameSearch(account: account)))
  }
}
