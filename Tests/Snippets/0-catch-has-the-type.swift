// Says: If all calls that are tried in a `do` throw this one type, `error` in its `catch` has it, too.
// Says: In a function, a `do` in which only calls throw, all of them one type, gives its `catch` an
// `error` of that type (SE-0413).
import Scenario

func problem(_ client: some BusinessSearchClient, _ query: Query) async -> SearchError? {
  do {
    _ = try await client.search(query)
    _ = try await client.suggestions(for: query.term)
    return nil
  } catch {
    return error
  }
}
