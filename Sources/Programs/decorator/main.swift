import CafeService
import DecoratorPattern
import FakeNetwork
import Scenario
import StepRecording
import Transcripts

let options = ProgramOptions.parse(
  CommandLine.arguments,
  about: "Signs in and searches with our own service, decorated with a log, retries and ranking.")

let network = Network()
let log = Log()
let retry = Retry(tries: 3) { failed in try await Task.sleep(for: .milliseconds(20 * failed)) }

let traced = CallTracer(network: network, log: log)
let service = Service(network: network)
let signIn = LoggedSignIn(
  traced.signIn(RetriedSignIn(traced.signIn(service), retry: retry)), log: log.write)
let client = LoggedSearch(
  traced.search(RetriedSearch(traced.search(service), retry: retry)), log: log.write)

// The same two decorators, the other way round: the log sees each try.
let otherClient = RetriedSearch(
  traced.search(LoggedSearch(traced.search(service), log: log.write)), retry: retry)

let login = LoginScreen(service: traced.signIn(signIn))
let search = SearchScreen(client: traced.search(client))
let ranked = SearchScreen(client: traced.search(RankedSearch(traced.search(client))))

let otherSearch = SearchScreen(client: traced.search(otherClient))

let recorder = StepRecorder(
  column: "decorator",
  built: [
    "sign-in: LoggedSignIn", "sign-in: RetriedSignIn", "sign-in: Service", "search: LoggedSearch",
    "search: RetriedSearch", "search: Service",
  ],
  traced: traced)
let screens = ScreenWalk(
  recorder: recorder, login: login, search: search, searchPath: "/service/search")

await screens.take(own: [
  .bestRated: { step in
    await recorder.record(step, call: #"await ranked.show("coffee", near: "Harbour Square")"#) {
      await ranked.show("coffee", near: "Harbour Square")
      return ranked.observation
    }
  },
  .recombine: { step in
    await recorder.record(step, call: #"await otherSearch.show("coffee", near: "Upper Town")"#) {
      network.failNext(to: "/service/search")
      await otherSearch.show("coffee", near: "Upper Town")
      return otherSearch.observation
    }
  },
])
options.print(recorder.finish())
