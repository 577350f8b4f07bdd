// Decorator: has the interface of its component, always asks it, and adds something.
// Prints: Graz: 2 found / ["Filter", "Mokka"]
protocol CafeSearch { func cafes(near place: String) -> [String] }

struct Server: CafeSearch {  // the component
  func cafes(near place: String) -> [String] { ["Mokka", "Filter"] }
}

struct Logged: CafeSearch {  // a decorator: forwards and logs
  let inner: any CafeSearch
  func cafes(near place: String) -> [String] {
    let found = inner.cafes(near: place)
    print("\(place): \(found.count) found")
    return found
  }
}

struct Sorted: CafeSearch {  // another decorator: asks and sorts
  let inner: any CafeSearch
  func cafes(near place: String) -> [String] { inner.cafes(near: place).sorted() }
}

let search: any CafeSearch = Sorted(inner: Logged(inner: Server()))  // two decorators
print(search.cafes(near: "Graz"))
