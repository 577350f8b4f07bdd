// Says: `throws(SearchError)` says that a function throws a `SearchError` and nothing else.
// Fails: thrown expression type 'AuthenticationError' cannot be converted to error type 'SearchError'
import Scenario

func search() throws(SearchError) -> [Business] {
  throw AuthenticationError.wrongCredentials
}
