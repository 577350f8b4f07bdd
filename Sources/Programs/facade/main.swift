import FakeNetwork
import Scenario
import StepRecording
import Transcripts

let options = ProgramOptions.parse(
  CommandLine.arguments,
  about: "Signs in, looks up a place, searches, ranks and makes pins, through one call.")

let traced = CallTracer(network: Network())
let app = FacadeApp(traced)

let recorder = StepRecorder(
  column: "facade",
  built: ["CoffeeFinder", "its parts: Service, PlaceBook, Service, Ranking, PinFactory"],
  traced: traced)
let client = FinderWalk(recorder: recorder, finder: app.finder, searchPath: "/service/search")

await client.take(own: [
  .recombine: { step in
    let call = #"""
      await app.login.logIn(email: "user@example.com", password: "password")
      await app.search.suggest("An")
      await app.login.logOut()
      """#
    await recorder.record(step, call: call) {
      await app.login.logIn(email: "user@example.com", password: "password")
      await app.search.suggest("An")
      await app.login.logOut()
      return (.worked("a part"), app.search.lines)
    }
  }
])
options.print(recorder.finish())
