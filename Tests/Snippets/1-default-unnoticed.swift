// Says: An adapter without that method compiles
import Scenario

struct Forgetful: BusinessSearchClient {
  func search(_ query: Query) async throws(SearchError) -> [Business] { [] }
}
