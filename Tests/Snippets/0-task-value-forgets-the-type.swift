// Says: Some parts of Swift's library throw `any Error`, whatever their closure throws: `value` of a
// `Task` is one.
// Says: A `Task` that can fail forgets which errors it can have.
// Fails: cannot convert return expression of type 'any Error' to return type 'SearchError'
import Scenario

func problem(_ client: some BusinessSearchClient, _ query: Query) async -> SearchError? {
  do {
    _ = try await Task { () async throws(SearchError) in try await client.search(query) }.value
    return nil
  } catch {
    return error
  }
}
