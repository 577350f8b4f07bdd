// Says: It is no requirement of the protocol, so it can't be decorated for those who see the protocol:
// they get the extension's.
// Prints: as RankedSearch: Blue Cup, as Search: Anchor Coffee
protocol Search {
  func search() -> [String]
}

extension Search {
  func first() -> String { search().first ?? "none" }
}

struct Service: Search {
  func search() -> [String] { ["Anchor Coffee", "Blue Cup"] }
}

struct RankedSearch: Search {
  let inner: any Search
  func search() -> [String] { inner.search() }
  func first() -> String { inner.search().last ?? "none" }
}

let ranked = RankedSearch(inner: Service())
let client: any Search = ranked
print("as RankedSearch: \(ranked.first()), as Search: \(client.first())")
