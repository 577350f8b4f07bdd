import BridgePattern
import FakeNetwork
import Scenario
import StepRecording
import Transcripts

let options = ProgramOptions.parse(
  CommandLine.arguments,
  about: "Uses bridges to sign in and to search, with a backend that can be swapped.")

let traced = CallTracer(network: Network())
let app = TracedBridgeApp(traced)

let recorder = StepRecorder(
  column: "bridge",
  built: [
    "sign-in: OneTimeSignIn", "search: NearbySearch, BestRatedSearch, or NameSearch",
    "both: Account",
    "both: LiveBackend, or BundledBackend",
  ],
  traced: traced)
let screens = ScreenWalk(
  recorder: recorder, login: app.login, search: app.search, searchPath: "/service/strip")

let kinds: [(name: String, screen: SearchScreen, title: String, term: String)] = [
  ("search", app.search, "\(NearbySearch.self)", "coffee"),
  ("bestRated", app.bestRated, "\(BestRatedSearch.self)", "coffee"),
  ("byName", app.byName, "\(NameSearch.self)", "d"),
]
let backends = [("live", app.live), ("bundled", app.bundled)]

@MainActor
func use(_ name: String, _ backend: TracedBackend) -> ClientCall {
  ClientCall("await account.use(\(name))") {
    await app.account.use(backend)
    return (.worked("done"), [])
  }
}

await screens.take(own: [
  .bestRated: { step in
    await recorder.record(step, [ScreenCalls("bestRated", app.bestRated).show()])
  },
  .swapAPart: { step in
    let pairs = backends.flatMap { name, backend in
      [use(name, backend)]
        + kinds.map { kind in
          ScreenCalls(kind.name, kind.screen).show(kind.term).showing {
            ["\(kind.title) over \(backend.name): \(kind.screen.names)"]
          }
        }
    }
    await recorder.record(step, pairs + [use("live", app.live)]) { seen in
      let lines = seen.flatMap(\.shows)
      return (.worked("all \(lines.count) pairs"), lines)
    }
  },
])
options.print(recorder.finish())
