// Says: no: a type conforms to a protocol once
// Fails: redundant conformance of 'Client' to protocol 'Search'
protocol Search { func find() -> String }

final class Client {}

extension Client: Search {
  func find() -> String { "by rating" }
}

extension Client: Search {
  func find() -> String { "by distance" }
}
