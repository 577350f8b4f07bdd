// Says: Without a default, a missing primitive is an error at compile time.
// Fails: type 'Forgetful' does not conform to protocol 'Source'
protocol Source {
  func cafes() -> [String]
}

struct Forgetful: Source {}
