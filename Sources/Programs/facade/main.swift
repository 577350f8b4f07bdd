import CafeService
import FacadePattern
import FakeNetwork
import Scenario
import StepRecording

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

await client.take()
options.print(recorder.finish())
