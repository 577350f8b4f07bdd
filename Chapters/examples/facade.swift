// Facade: one call that uses several objects in order. The objects stay usable on their own.
// Prints: searched at 47 with the token of ada@example.com / signed out / Mokka / 47
struct Places { func coordinate(of name: String) -> Int { name == "Graz" ? 47 : 0 } }
struct SignIn {
  func token(for email: String) -> String { "token of \(email)" }
  func end(_ token: String) { print("signed out") }
}
struct Search {
  func cafes(at latitude: Int, token: String) -> [String] {
    print("searched at \(latitude) with the \(token)")
    return ["Mokka", "Filter"]
  }
}

struct CoffeeFinder {  // the facade: knows the parts and their order
  func coffee(near place: String, email: String) -> String? {
    let token = SignIn().token(for: email)
    let spot = Places().coordinate(of: place)
    let cafes = Search().cafes(at: spot, token: token)
    SignIn().end(token)
    return cafes.first
  }
}

print(CoffeeFinder().coffee(near: "Graz", email: "ada@example.com") ?? "none")  // the client
print(Places().coordinate(of: "Graz"))  // a client that needs one part uses it directly
