// Says: A `Result` carries the type through such a function, and `get()` throws it again.
// Says: A `Result` keeps the type of the error: its `get()` throws that type.
// Says: A `Result` doesn't, so let the task bring one.
import Scenario

func search(
  _ client: some BusinessSearchClient, _ query: Query
) async throws(SearchError) -> [Business] {
  let answer = await Task { () async -> Result<[Business], SearchError> in
    do throws(SearchError) {
      return .success(try await client.search(query))
    } catch {
      return .failure(error)
    }
  }.value
  return try answer.get()
}
