// Says: They can implement only those methods of a protocol that are `async`.
// Fails: crosses into actor-isolated code
protocol Search {
  func cafes() async -> [String]
  func count() -> Int
}

actor CachedSearch: Search {
  func cafes() -> [String] { [] }
  func count() -> Int { 0 }
}
