// Says: If the inner value has state of its own, the decorator works with its copy.
// Says: In a `mutating` method it can, and then each copy remembers for itself.
// Prints: the service: 0, the copy inside: 1
protocol Search { mutating func search() }

struct Service: Search {
  var searches = 0
  mutating func search() { searches += 1 }
}

struct LoggedSearch<Inner: Search>: Search {
  var inner: Inner
  mutating func search() { inner.search() }
}

let service = Service()
var logged = LoggedSearch(inner: service)
logged.search()
print("the service: \(service.searches), the copy inside: \(logged.inner.searches)")
