import CafeService
import ProxyPattern
import Scenario
import StepRecording

/// The app over our own service, which stands behind proxies: what its screens stand on.
@MainActor
struct ProxyApp {
  let signIn: any AuthenticationService
  let login: LoginScreen
  let search: SearchScreen

  /// The same two screens, with the lazy proxy round the cache, and not the other way round.
  let otherLogin: LoginScreen
  let otherSearch: SearchScreen

  init(_ traced: CallTracer) {
    let network = traced.network
    let proxy = GuardedService.standard(traced: traced) { session in
      let why = session == nil ? "to sign in" : "to search"
      traced.log.write("a Service is made, \(why)")
      return traced.made(Service(network: network, session: session))
    }
    signIn = traced.signIn(proxy)
    login = LoginScreen(service: signIn)
    search = SearchScreen(client: traced.search(proxy))

    let otherProxy = GuardedService { @Sendable in
      traced.signIn(LockingSignIn { traced.signIn(Service(network: network)) })
    } search: { session in
      traced.search(
        LazySearch {
          traced.search(
            CachedSearch { traced.search(Service(network: network, session: session)) })
        })
    }
    otherLogin = LoginScreen(service: traced.signIn(otherProxy))
    otherSearch = SearchScreen(client: traced.search(otherProxy))
  }
}
