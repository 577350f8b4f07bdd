// Says: The compiler notices when a part's error isn't wrapped.
// Fails: thrown expression type 'SearchError' cannot be converted to error type 'CoffeeFinderError'
import FacadePattern
import Scenario

func cafes(
  of query: Query, from search: any BusinessSearchClient
) async throws(CoffeeFinderError) -> [Business] {
  try await search.search(query)
}
