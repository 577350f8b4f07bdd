import CafeService
import FacadePattern
import Scenario
import StepRecording

/// The app with a facade, with each call traced. Two screens each use one part directly.
@MainActor
struct TracedFacadeApp {
  let finder: CoffeeFinder
  let signIn: any AuthenticationService
  let login: LoginScreen
  let search: SearchScreen

  init(_ traced: CallTracer) {
    let service = Service(network: traced.network)
    signIn = traced.signIn(service)
    finder = CoffeeFinder(authentication: signIn, search: traced.search(service))

    // A client that needs only one part uses it directly.
    login = LoginScreen(service: signIn)
    search = SearchScreen(client: traced.search(service))
  }
}
