// Says: A parameter has a label, which the call repeats, and a name, which the body uses.
// Says: Swift gives each struct an initializer with the properties as parameters.
// Prints: Ada is at Mokka / Mokka
struct Cafe {
  let name: String
  var visits = 0

  func line(for guest: String, short isShort: Bool = false) -> String {
    isShort ? name : "\(guest) is at \(name)"
  }
}

let cafe = Cafe(name: "Mokka")
print(cafe.line(for: "Ada"))
print(cafe.line(for: "Ada", short: true))
