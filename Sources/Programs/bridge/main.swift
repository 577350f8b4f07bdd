import BridgePattern
import FakeNetwork
import Scenario
import StepRecording
import Transcripts

let options = ProgramOptions.parse(
  CommandLine.arguments,
  about: "Signs in and searches over a backend that can be swapped, through bridges.")

let traced = CallTracer(network: Network())
let app = BridgeApp(traced)

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

await screens.take(own: [
  .bestRated: { step in
    await recorder.record(
      step, call: #"await app.bestRated.show("coffee", near: "Harbour Square")"#
    ) {
      await app.bestRated.show("coffee", near: "Harbour Square")
      return app.bestRated.observation
    }
  },
  .recombine: { step in
    let call = #"""
      for backend in [app.live, app.bundled] {
        await app.account.use(backend)
        await app.search.show("coffee", near: "Harbour Square")
        await app.bestRated.show("coffee", near: "Harbour Square")
        await app.byName.show("d", near: "Harbour Square")
      }
      await app.account.use(app.live)
      """#
    await recorder.record(step, call: call) {
      var pairs: [String] = []
      for backend in [app.live, app.bundled] {
        await app.account.use(backend)
        await app.search.show("coffee", near: "Harbour Square")
        await app.bestRated.show("coffee", near: "Harbour Square")
        await app.byName.show("d", near: "Harbour Square")
        pairs += [
          "\(NearbySearch.self) over \(backend.name): \(app.search.names)",
          "\(BestRatedSearch.self) over \(backend.name): \(app.bestRated.names)",
          "\(NameSearch.self) over \(backend.name): \(app.byName.names)",
        ]
      }
      await app.account.use(app.live)
      return (.worked("\(pairs.count) pairs"), pairs)
    }
  },
])
options.print(recorder.finish())
