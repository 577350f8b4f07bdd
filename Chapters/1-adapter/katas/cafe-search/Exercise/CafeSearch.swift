import Scenario

/// Makes the town guide a client that our search screen can use.
extension TownGuide: BusinessSearchClient {
  func search(_ query: Query) async throws(SearchError) -> [Business] {
    // Your code: ask the guide, wait for its answer, and translate it.
    []
  }
}
