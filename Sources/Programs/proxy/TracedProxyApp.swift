import CafeService
import ProxyPattern
import Scenario
import StepRecording

/// The app on top of our own service behind proxies, with each call traced.
@MainActor
struct TracedProxyApp {
  let signIn: any AuthenticationService
  let login: LoginScreen
  let search: SearchScreen

  /// The same two screens, but with the lazy proxy around the cache instead of inside it.
  let otherLogin: LoginScreen
  let otherSearch: SearchScreen

  init(_ traced: CallTracer) {
    let network = traced.network
    let proxy = GuardedService { @Sendable in
      traced.signIn(
        LockingSignIn { traced.signIn(traced.made(Service(network: network))) })
    } search: { session in
      traced.search(
        SharedSearch {
          traced.search(
            CachedSearch {
              traced.search(
                LazySearch {
                  traced.search(traced.made(Service(network: network, session: session)))
                })
            })
        })
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
            SharedSearch {
              traced.search(
                CachedSearch { traced.search(Service(network: network, session: session)) })
            })
        })
    }
    otherLogin = LoginScreen(service: traced.signIn(otherProxy))
    otherSearch = SearchScreen(client: traced.search(otherProxy))
  }
}
