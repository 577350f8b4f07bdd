// Says: A superclass would save lines, and a forgotten method would still reach the inner object.
// Prints: Anchor Coffee
class Search {
  func search() -> String { "none" }
  func suggestions() -> String { "none" }
}

final class Service: Search {
  override func search() -> String { "Blue Cup" }
  override func suggestions() -> String { "Anchor Coffee" }
}

class Decorator: Search {
  let inner: Search
  init(_ inner: Search) { self.inner = inner }
  override func search() -> String { inner.search() }
  override func suggestions() -> String { inner.suggestions() }
}

final class LoggedSearch: Decorator {
  override func search() -> String {
    let found = super.search()
    print(found)
    return found
  }
}

print(LoggedSearch(Service()).suggestions())
