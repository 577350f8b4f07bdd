import BridgePattern
import FakeNetwork
import Scenario
import Walk
import Workbook

let options = ProgramOptions.parse(
  CommandLine.arguments,
  about: "Signs in and searches over a backend that can be swapped, through bridges.")

let network = Network()
let seams = Seams(network: network)
let live = seams.watched(LiveBackend(network: network))
let bundled = seams.watched(BundledBackend())

let account = Account(backend: live)
let login = LoginScreen(service: seams.watched(OneTimeSignIn(account: account)))
let search = SearchScreen(client: seams.watched(NearbySearch(account: account)))
let bestRated = SearchScreen(client: seams.watched(BestRatedSearch(account: account)))

let walk = Walk(
  column: "bridge",
  built: [
    "sign-in: OneTimeSignIn", "search: NearbySearch, or BestRatedSearch", "both: Account",
    "both: LiveBackend, or BundledBackend",
  ],
  seams: seams)
let screens = ScreenWalk(walk: walk, login: login, search: search, searchPath: "/service/tile")

await screens.take(own: [
  .bestRated: { step in
    await walk.take(step, call: #"await bestRated.show("coffee", near: "Harbour Square")"#) {
      await bestRated.show("coffee", near: "Harbour Square")
      return bestRated.sight
    }
  },
  .outage: { step in
    let call = #"""
      await search.show("coffee", near: "Harbour Square")
      await account.use(bundled)
      await search.show("coffee", near: "Harbour Square")
      await account.use(live)
      """#
    await walk.take(step, call: call) {
      network.failNext(to: "/service/tile")
      await search.show("coffee", near: "Harbour Square")
      let failure = search.lines
      await account.use(bundled)
      await search.show("coffee", near: "Harbour Square")
      await account.use(live)
      return (search.sight.ending, failure + search.lines)
    }
  },
])
options.print(walk.finish(notes: await KindsByBackends(network: network).lines()))
