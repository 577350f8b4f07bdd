import AdapterPattern
import DecoratorPattern
import FacadePattern
import FacebookLogin
import FakeNetwork
import GoogleSignIn
import ProxyPattern
import Scenario
import StepRecording
import Transcripts
import YelpAPI

let options = ProgramOptions.parse(
  CommandLine.arguments,
  about: "Finds cafés in one call: a facade over a retry around a cache around an adapter.")

let network = Network()
let retry = Retry(tries: 3) { failed in try await Task.sleep(for: .milliseconds(20 * failed)) }
let yelp = YLPClient(apiKey: "yelp-key", network: network)

let search = RetriedSearch(CachedSearch { YLPClientAdapter(yelp) }, retry: retry)
let finder = CoffeeFinder(
  authentication: GoogleAuthenticatorAdapter(GoogleAuthenticator(network: network)),
  search: search)

// A different sign-in provider with the same search, so both finders share the cache.
let otherFinder = CoffeeFinder(
  authentication: FacebookLoginAdapter { FacebookLoginManager(network: network) },
  search: search)

let traced = CallTracer(network: network)
let recorder = StepRecorder(
  column: "combined",
  built: [
    "both: CoffeeFinder", "sign-in: GoogleAuthenticatorAdapter", "sign-in: GoogleAuthenticator",
    "search: RetriedSearch", "search: CachedSearch", "search: YLPClientAdapter",
    "search: YLPClient",
  ],
  traced: traced)
let client = FinderWalk(recorder: recorder, finder: finder, searchPath: "/yelp/search")

await client.take(own: [
  .bestRated: { step in
    recorder.skip(
      step,
      because: "Ranking isn't optional here: a part of the facade ranks the page in every call.")
  },
  .swapAPart: { step in
    await recorder.record(
      step, [FinderCalls("otherFinder", otherFinder, traced: traced).pins()])
  },
])
let newPlace = NewPlace(network: network, yelp: yelp, finder: finder)
options.print(
  recorder.finish(
    notes: await LayerByLayer(retry: retry).lines() + newPlace.lines() + BothOrders().lines()))
