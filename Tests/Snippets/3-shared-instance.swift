// Says: Nothing can take the place of a `static let shared` in a test.
// Fails: cannot assign to property: 'shared' is a 'let' constant
struct Finder {
  static let shared = Finder(service: "live")

  let service: String
}

func useTestService() {
  Finder.shared = Finder(service: "test")
}
