// Proxy: has the interface of its subject, and decides whether the subject is asked.
// Prints: [] / The server was asked for Graz / ["Mokka", "Filter"]
protocol CafeSearch { func cafes(near place: String) -> [String] }

struct Server: CafeSearch {  // the subject
  func cafes(near place: String) -> [String] {
    print("The server was asked for \(place)")
    return ["Mokka", "Filter"]
  }
}

struct GuardedSearch: CafeSearch {  // the proxy: blocks or forwards
  let subject: any CafeSearch
  let isSignedIn: Bool
  func cafes(near place: String) -> [String] {
    guard isSignedIn else { return [] }
    return subject.cafes(near: place)
  }
}

for isSignedIn in [false, true] {  // the client can't tell the proxy from the server
  let search: any CafeSearch = GuardedSearch(subject: Server(), isSignedIn: isSignedIn)
  print(search.cafes(near: "Graz"))
}
