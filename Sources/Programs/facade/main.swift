import FacadePattern
import FakeNetwork
import Scenario
import Service
import Walk
import Workbook

let options = ProgramOptions.parse(
  CommandLine.arguments,
  about: "Signs in, looks up a place, searches, ranks and makes pins, through one call.")

let network = Network()
let seams = Seams(network: network)
let service = Service(network: network)
let finder = CoffeeFinder(
  authentication: seams.watched(service), search: seams.watched(service))

let walk = Walk(
  column: "facade",
  built: ["CoffeeFinder", "its parts: Service, PlaceBook, Service, Ranking, PinFactory"],
  seams: seams)
let client = FinderWalk(walk: walk, finder: finder, searchPath: "/service/search")

await client.take()
options.print(walk.finish())
