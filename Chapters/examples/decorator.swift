// Decorator: the interface of its component, which it always asks, and something added.
// Prints: Graz: 2 found / ["Filter", "Mokka"]
protocol CafeSearch { func cafes(near place: String) -> [String] }

struct Server: CafeSearch {  // the component
  func cafes(near place: String) -> [String] { ["Mokka", "Filter"] }
}

struct Logged: CafeSearch {  // a decorator: asks, and writes it down
  let inner: any CafeSearch
  func cafes(near place: String) -> [String] {
    let found = inner.cafes(near: place)
    print("\(place): \(found.count) found")
    return found
  }
}

struct Sorted: CafeSearch {  // another one: asks, and changes the order
  let inner: any CafeSearch
  func cafes(near place: String) -> [String] { inner.cafes(near: place).sorted() }
}

let search: any CafeSearch = Sorted(inner: Logged(inner: Server()))  // they stack in any order
print(search.cafes(near: "Graz"))
