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

let recorder = StepRecorder(
  column: "bridge",
  built: [
    "sign-in: OneTimeSignIn", "search: NearbySearch, or BestRatedSearch", "both: Account",
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
  .outage: { step in
    let call = #"""
      await search.show("coffee", near: "Harbour Square")
      await account.use(bundled)
      await search.show("coffee", near: "Harbour Square")
      await account.use(live)
      """#
    await recorder.record(step, call: call) {
      network.failNext(to: "/service/strip")
      await search.show("coffee", near: "Harbour Square")
      let failure = search.lines
      await account.use(bundled)
      await search.show("coffee", near: "Harbour Square")
      await account.use(live)
      return (search.observation.ending, failure + search.lines)
    }
  },
])
options.print(recorder.finish(notes: await KindsByBackends(network: network).lines()))
