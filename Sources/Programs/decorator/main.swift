import DecoratorPattern
import FakeNetwork
import Scenario
import Service
import Walk
import Workbook

let options = ProgramOptions.parse(
  CommandLine.arguments,
  about: "Signs in and searches with our own service, decorated with a log, retries and ranking.")

let network = Network()
let log = Log()
let retry = Retry(tries: 3) { failed in try await Task.sleep(for: .milliseconds(20 * failed)) }

let seams = Seams(network: network, log: log)
let service = Service(network: network)
let signIn = LoggedSignIn(
  seams.watched(RetriedSignIn(seams.watched(service), retry: retry)), log: log.write)
let client = LoggedSearch(
  seams.watched(RetriedSearch(seams.watched(service), retry: retry)), log: log.write)

let login = LoginScreen(service: seams.watched(signIn))
let search = SearchScreen(client: seams.watched(client))
let ranked = SearchScreen(client: seams.watched(RankedSearch(seams.watched(client))))

let walk = Walk(
  column: "decorator",
  built: [
    "sign-in: LoggedSignIn", "sign-in: RetriedSignIn", "sign-in: Service", "search: LoggedSearch",
    "search: RetriedSearch", "search: Service",
  ],
  seams: seams)
let screens = ScreenWalk(walk: walk, login: login, search: search, searchPath: "/service/search")

await screens.take(own: [
  .bestRated: { step in
    await walk.take(step, call: #"await ranked.show("coffee", near: "Harbour Square")"#) {
      await ranked.show("coffee", near: "Harbour Square")
      return ranked.sight
    }
  }
])
let bothOrders = BothOrders(service: service, network: network, retry: retry)
options.print(walk.finish(notes: await bothOrders.lines()))
