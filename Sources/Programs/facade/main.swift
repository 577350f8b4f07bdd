import FakeNetwork
import Scenario
import StepRecording
import Transcripts

let options = ProgramOptions.parse(
  CommandLine.arguments,
  about: "Signs in, looks up a place, searches, ranks and makes pins, all in one call.")

let traced = CallTracer(network: Network())
let app = TracedFacadeApp(traced)

let recorder = StepRecorder(
  column: "facade",
  built: ["CoffeeFinder", "its parts: Service, PlaceBook, Service, Ranking, PinFactory"],
  traced: traced)
let client = FinderWalk(recorder: recorder, finder: app.finder, searchPath: "/service/search")

let beginning = "An"

await client.take(own: [
  .swapAPart: { step in
    let login = ScreenCalls("login", app.login)
    let suggest = ScreenCalls("search", app.search).call("suggest(\"\(beginning)\")") {
      await $0.suggest(beginning)
    }
    await recorder.record(step, [login.logIn(), suggest, login.logOut()]) { seen in
      (.worked("part used directly"), seen[1].shows)
    }
  }
])
options.print(recorder.finish())
