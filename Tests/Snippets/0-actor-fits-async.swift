// Says: They fit a protocol's method only if that method is `async`.
// Fails: crosses into actor-isolated code
protocol Search {
  func cafes() async -> [String]
  func count() -> Int
}

actor CachedSearch: Search {
  func cafes() -> [String] { [] }
  func count() -> Int { 0 }
}
