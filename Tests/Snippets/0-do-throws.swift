// Says: Write `do throws(SearchError)`, and `error` has the type.
// Says: `do throws(BookingError)` tells the compiler which error its `catch` gets.
import Scenario

func problem(_ client: some BusinessSearchClient, _ query: Query?) async -> SearchError? {
  do throws(SearchError) {
    guard let query else { throw .invalidQuery("There is none.") }
    _ = try await client.search(query)
    return nil
  } catch {
    return error
  }
}

let length = { (query: Query) -> Result<Int, SearchError> in
  do throws(SearchError) {
    try query.validate()
    return .success(query.term.count)
  } catch {
    return .failure(error)
  }
}
