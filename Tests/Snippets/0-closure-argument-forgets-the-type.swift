// Says: The compiler assumes that a closure throws `any Error`, even if all calls in it throw one type:
// Fails: invalid conversion of thrown error type 'any Error' to 'SearchError'
import Scenario

func retry(_ attempt: () async throws(SearchError) -> [Business]) async {}

func ask(_ client: some BusinessSearchClient, _ query: Query) async {
  await retry { try await client.search(query) }
  // error: invalid conversion of thrown error type 'any Error' to 'SearchError'
  await retry { () async throws(SearchError) in try await client.search(query) }  // right
}
