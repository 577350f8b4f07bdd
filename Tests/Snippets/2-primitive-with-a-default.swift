// Says: With a default in an extension of the protocol, a backend that forgets a primitive compiles.
// Prints: []
protocol Source {
  func cafes() -> [String]
}

extension Source {
  func cafes() -> [String] { [] }
}

struct Forgetful: Source {}

print(Forgetful().cafes())
