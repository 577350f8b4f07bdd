import BridgePattern
import Network
import Scenario
import Walk
import Workbook

let options = ProgramOptions.parse(
  CommandLine.arguments,
  about: "Signs in and searches over a backend that can be swapped, through bridges.")

let network = Network()
let account = Account(backend: LiveBackend(network: network))
let login = LoginScreen(service: OneTimeSignIn(account: account))
let search = SearchScreen(client: NearbySearch(account: account))
let bestRated = SearchScreen(client: BestRatedSearch(account: account))

let walk = Walk(
  column: "bridge",
  built: [
    "sign-in: OneTimeSignIn", "search: NearbySearch, or BestRatedSearch", "both: Account",
    "both: LiveBackend, or BundledBackend",
  ],
  network: network)
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
      await account.use(BundledBackend())
      await search.show("coffee", near: "Harbour Square")
      await account.use(LiveBackend(network: network))
      """#
    await walk.take(step, call: call) {
      network.failNext(to: "/service/tile")
      await search.show("coffee", near: "Harbour Square")
      let failure = search.lines
      await account.use(BundledBackend())
      await search.show("coffee", near: "Harbour Square")
      await account.use(LiveBackend(network: network))
      return (search.sight.ending, failure + search.lines)
    }
  },
])
options.print(walk.finish(notes: await KindsByBackends(network: network).lines()))
