// Says: If the `do` itself contains a `throw` statement, or a `catch` inside it does, `error` is only
// `any Error`.
// Fails: cannot convert return expression of type 'any Error' to return type 'SearchError'
import Scenario

func problem(_ client: some BusinessSearchClient, _ query: Query) async -> SearchError? {
  do {
    do {
      _ = try await client.search(query)
    } catch {
      throw SearchError.cancelled
    }
    return nil
  } catch {
    return error
  }
}
