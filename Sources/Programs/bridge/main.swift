import BridgePattern
import FakeNetwork
import Scenario
import StepRecording
import Transcripts

let options = ProgramOptions.parse(
  CommandLine.arguments,
  about: "Signs in and searches over a backend that can be swapped, through bridges.")

let network = Network()
let traced = CallTracer(network: network)
let live = traced.backend(LiveBackend(network: network))
let bundled = traced.backend(BundledBackend())

let account = Account(backend: live)
let login = LoginScreen(service: traced.signIn(OneTimeSignIn(account: account)))
let search = SearchScreen(client: traced.search(NearbySearch(account: account)))
let bestRated = SearchScreen(client: traced.search(BestRatedSearch(account: account)))
let byName = SearchScreen(client: traced.search(NameSearch(account: account)))

let recorder = StepRecorder(
  column: "bridge",
  built: [
    "sign-in: OneTimeSignIn", "search: NearbySearch, BestRatedSearch, or NameSearch",
    "both: Account",
    "both: LiveBackend, or BundledBackend",
  ],
  traced: traced)
let screens = ScreenWalk(
  recorder: recorder, login: login, search: search, searchPath: "/service/strip")

await screens.take(own: [
  .bestRated: { step in
    await recorder.record(step, call: #"await bestRated.show("coffee", near: "Harbour Square")"#) {
      await bestRated.show("coffee", near: "Harbour Square")
      return bestRated.observation
    }
  },
  .recombine: { step in
    let call = #"""
      for backend in [live, bundled] {
        await account.use(backend)
        await search.show("coffee", near: "Harbour Square")
        await bestRated.show("coffee", near: "Harbour Square")
        await byName.show("d", near: "Harbour Square")
      }
      await account.use(live)
      """#
    await recorder.record(step, call: call) {
      var pairs: [String] = []
      for backend in [live, bundled] {
        await account.use(backend)
        await search.show("coffee", near: "Harbour Square")
        await bestRated.show("coffee", near: "Harbour Square")
        await byName.show("d", near: "Harbour Square")
        pairs += [
          "\(NearbySearch.self) over \(backend.name): \(search.names)",
          "\(BestRatedSearch.self) over \(backend.name): \(bestRated.names)",
          "\(NameSearch.self) over \(backend.name): \(byName.names)",
        ]
      }
      await account.use(live)
      return (.worked("\(pairs.count) pairs"), pairs)
    }
  },
])
options.print(recorder.finish())
