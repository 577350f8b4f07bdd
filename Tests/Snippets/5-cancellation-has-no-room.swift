// Says: A function with `throws(SearchError)` can't throw Swift's own `CancellationError`
// Fails: thrown expression type 'any Error' cannot be converted to error type 'SearchError'
import Scenario

func pause() async throws(SearchError) {
  try await Task.sleep(for: .seconds(1))
}
