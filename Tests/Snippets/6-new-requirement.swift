// Says: The compiler refuses each type that conforms to it and lacks the method, until you edit the
// type
// Says: Without a default, a missing primitive is an error at compile time.
// Fails: type 'Logged' does not conform to protocol 'Search'
protocol Search {
  func search() -> [String]
  func suggestion() -> String
}

struct Logged: Search {
  let inner: any Search
  func search() -> [String] { inner.search() }
}
