// Says: The user sees nothing, but the server did the search.
// Prints: The server was asked for Graz / []
protocol CafeSearch { func cafes(near place: String) -> [String] }

struct Server: CafeSearch {
  func cafes(near place: String) -> [String] {
    print("The server was asked for \(place)")
    return ["Mokka", "Filter"]
  }
}

struct LateGuard: CafeSearch {
  let subject: any CafeSearch
  let isSignedIn: Bool

  func cafes(near place: String) -> [String] {
    let found = subject.cafes(near: place)
    return isSignedIn ? found : []
  }
}

print(LateGuard(subject: Server(), isSignedIn: false).cafes(near: "Graz"))
