import CafeService
import FacadePattern
import Scenario
import StepRecording

/// The app that asks for everything in one call, and for a part alone past the facade.
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

    // Whoever needs one part alone uses it past the facade.
    login = LoginScreen(service: signIn)
    search = SearchScreen(client: traced.search(service))
  }
}
