// Says: In a closure, `error` is `any Error` whatever the `do` tries.
// Says: In a closure that type has to be written: `do throws(AuthenticationError)`.
// Fails: cannot convert value of type 'any Error' to expected argument type 'SearchError'
import Scenario

let length = { (query: Query) -> Result<Int, SearchError> in
  do {
    try query.validate()
    return .success(query.term.count)
  } catch {
    return .failure(error)
  }
}
