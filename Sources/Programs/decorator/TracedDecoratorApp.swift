import CafeService
import DecoratorPattern
import Scenario
import StepRecording

/// The app on top of our own decorated service, with each call traced.
@MainActor
struct TracedDecoratorApp {
  let signIn: any AuthenticationService
  let login: LoginScreen
  let search: SearchScreen
  let ranked: SearchScreen
  let otherSearch: SearchScreen

  init(_ traced: CallTracer, retry: Retry) {
    let log = traced.log
    let service = Service(network: traced.network)
    signIn = traced.signIn(
      LoggedSignIn(
        traced.signIn(RetriedSignIn(traced.signIn(service), retry: retry)), log: log.write))
    let client = LoggedSearch(
      traced.search(RetriedSearch(traced.search(service), retry: retry)), log: log.write)

    // Searches with `search`'s two decorators in the opposite order: each try gets a log line.
    let otherClient = RetriedSearch(
      traced.search(LoggedSearch(traced.search(service), log: log.write)), retry: retry)

    login = LoginScreen(service: signIn)
    search = SearchScreen(client: traced.search(client))
    ranked = SearchScreen(client: traced.search(RankedSearch(traced.search(client))))
    otherSearch = SearchScreen(client: traced.search(otherClient))
  }
}
