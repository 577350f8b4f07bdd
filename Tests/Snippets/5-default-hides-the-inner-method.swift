// Says: An implementation in a protocol extension, for types without their own.
// Says: Then a wrapper uses the default, and the inner object's own method is never called.
// Says: The file compiles, and prints `[]`: nobody asked the service.
// Says: A wrapper forwards only the calls for which you write methods.
// Prints: []
protocol Search {
  func search() -> [String]
  func suggestions() -> [String]
}

extension Search {
  func suggestions() -> [String] { [] }
}

struct Service: Search {
  func search() -> [String] { ["Blue Cup"] }
  func suggestions() -> [String] { ["Anchor Coffee", "Blue Cup"] }
}

struct LoggedSearch: Search {
  let inner: any Search

  func search() -> [String] {
    let found = inner.search()
    print("search: \(found.count) found")
    return found
  }
}

print(LoggedSearch(inner: Service()).suggestions())
