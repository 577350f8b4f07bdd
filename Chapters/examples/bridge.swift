// Bridge: two families of types that grow separately. Each kind of search works with each backend.
// Prints: Mokka Filter / Kiosk Bar
typealias Cafe = (name: String, meters: Int)

protocol Backend { var cafes: [Cafe] { get } }  // the implementor
struct Online: Backend { let cafes: [Cafe] = [("Mokka", 90), ("Filter", 200)] }
struct Offline: Backend { let cafes: [Cafe] = [("Kiosk", 40), ("Bar", 70)] }

struct Nearest {  // the abstraction: holds a backend
  let backend: any Backend
  func cafe() -> String {
    backend.cafes.min { $0.meters < $1.meters }?.name ?? "none"
  }
}

struct FirstByName {  // another kind of search, for the same backends
  let backend: any Backend
  func cafe() -> String { backend.cafes.map(\.name).min() ?? "none" }
}

for backend: any Backend in [Online(), Offline()] {  // the client makes all four pairs
  print(Nearest(backend: backend).cafe(), FirstByName(backend: backend).cafe())
}
