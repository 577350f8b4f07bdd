// Says: The compiler asks for a `default`: it is for the numbers that the till invents
// Fails: switch must be exhaustive
enum Code {
  static let open = 0
  static let refused = 1
}

func words(_ code: Int) -> String {
  switch code {
  case Code.open: "open"
  case Code.refused: "refused"
  }
}
