import CafeService
import FacadePattern
import FakeNetwork
import Scenario
import StepRecording
import Transcripts

let options = ProgramOptions.parse(
  CommandLine.arguments,
  about: "Signs in, looks up a place, searches, ranks and makes pins, through one call.")

let network = Network()
let traced = CallTracer(network: network)
let service = Service(network: network)
let finder = CoffeeFinder(
  authentication: traced.signIn(service), search: traced.search(service))

let recorder = StepRecorder(
  column: "facade",
  built: ["CoffeeFinder", "its parts: Service, PlaceBook, Service, Ranking, PinFactory"],
  traced: traced)
let client = FinderWalk(recorder: recorder, finder: finder, searchPath: "/service/search")

// Whoever needs one part alone uses it past the facade.
let login = LoginScreen(service: traced.signIn(service))
let search = SearchScreen(client: traced.search(service))

await client.take(own: [
  .recombine: { step in
    let call = #"""
      await login.logIn(email: "user@example.com", password: "password")
      await search.suggest("An")
      await login.logOut()
      """#
    await recorder.record(step, call: call) {
      await login.logIn(email: "user@example.com", password: "password")
      await search.suggest("An")
      await login.logOut()
      return (.worked("a part"), search.lines)
    }
  }
])
options.print(recorder.finish())
