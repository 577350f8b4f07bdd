// Says: a function with `throws(SearchError)` can't throw Swift's own `CancellationError`.
// Says: A function with `throws(SearchError)` can't throw Swift's own `CancellationError`
// Fails: thrown expression type 'CancellationError' cannot be converted to error type 'SearchError'
import Scenario

func search() throws(SearchError) -> [Business] {
  throw CancellationError()
}
