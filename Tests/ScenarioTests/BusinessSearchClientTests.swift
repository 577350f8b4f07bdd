import Scenario
import TestSupport
import Testing

@Suite(.endsInTime) struct BusinessSearchClientTests {
  private struct SearchOnly: BusinessSearchClient {
    func search(_ query: Query) async throws(SearchError) -> [Business] { [] }
  }

  @Test func `a client without suggestions returns none`() async throws {
    let client: any BusinessSearchClient = SearchOnly()

    let names = try await client.suggestions(for: "a")

    #expect(names.isEmpty)
  }
}
