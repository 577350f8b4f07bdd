// Says: With a type parameter it would be `LoggedSearch<RetriedSearch<Service>>`: the type tells the
// whole stack.
// Says: a variable that may hold the one or the other needs a box again, such as
// `any BusinessSearchClient`.
import CafeService
import Scenario

struct LoggedSearch<Inner: BusinessSearchClient>: BusinessSearchClient {
  let inner: Inner

  func search(_ query: Query) async throws(SearchError) -> [Business] {
    try await inner.search(query)
  }
}

struct RetriedSearch<Inner: BusinessSearchClient>: BusinessSearchClient {
  let inner: Inner

  func search(_ query: Query) async throws(SearchError) -> [Business] {
    try await inner.search(query)
  }
}

func stack(over service: Service, eachTry: Bool) -> any BusinessSearchClient {
  let outside: LoggedSearch<RetriedSearch<Service>> = .init(inner: .init(inner: service))
  let inside: RetriedSearch<LoggedSearch<Service>> = .init(inner: .init(inner: service))
  return eachTry ? inside : outside
}
