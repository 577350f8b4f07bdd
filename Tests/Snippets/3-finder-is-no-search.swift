// Says: `SearchScreen` accepts the adapter, but not a `CoffeeFinder`.
// Fails: requires that 'CoffeeFinder' conform to 'BusinessSearchClient'
import FacadePattern
import Scenario

@MainActor func screen(over finder: CoffeeFinder) -> SearchScreen {
  SearchScreen(client: finder)
}
