// Says: A proxy without `suggestions(for:)` compiles, because the protocol has a default.
// Says: An adapter without that method compiles

import Scenario

struct HalfAProxy: BusinessSearchClient {
  let subject: any BusinessSearchClient

  func search(_ query: Query) async throws(SearchError) -> [Business] {
    try await subject.search(query)
  }
}
