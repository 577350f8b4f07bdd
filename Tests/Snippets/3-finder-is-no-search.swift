// Says: Nobody can put a `CoffeeFinder` where a `BusinessSearchClient` is expected.
// Fails: requires that 'CoffeeFinder' conform to 'BusinessSearchClient'
import FacadePattern
import Scenario

@MainActor func screen(over finder: CoffeeFinder) -> SearchScreen {
  SearchScreen(client: finder)
}
