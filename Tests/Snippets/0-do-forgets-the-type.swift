// Says: If the `do` itself contains a `throw` statement, or a `catch` inside it does, `error` is only
// `any Error`.
// Fails: cannot convert return expression of type 'any Error' to return type 'SearchError'
import Scenario

func problem(_ client: some BusinessSearchClient, _ query: Query?) async -> SearchError? {
  do {
    guard let query else { throw SearchError.invalidQuery("There is none.") }
    _ = try await client.search(query)
    return nil
  } catch {
    return error
  }
}
