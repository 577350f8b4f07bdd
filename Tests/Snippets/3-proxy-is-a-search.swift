// Says: A `LazySearch` is a `BusinessSearchClient`, so a `SearchScreen` takes it.
import ProxyPattern
import Scenario

@MainActor func screen(over proxy: LazySearch) -> SearchScreen {
  SearchScreen(client: proxy)
}
