// Says: A closure that only passes a typed error on is taken to throw `any Error`, unless its type is
// written: `{ () async throws(SearchError) in ... }`.
// Says: A closure whose type isn't written throws `any Error`.
// Fails: any Error
import Scenario

func outcome(of attempt: () async throws(SearchError) -> [Business]) async {}

func ask(_ client: some BusinessSearchClient, _ query: Query) async {
  let attempt = { try await client.search(query) }
  await outcome(of: attempt)
}
