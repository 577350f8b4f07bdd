// Says: With a type parameter it would be `LoggedSearch<RetriedSearch<Service>>`: the type tells the
// whole stack.
// Says: whoever wants to choose one while the program runs has to box it as `any BusinessSearchClient`
// after all.
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
