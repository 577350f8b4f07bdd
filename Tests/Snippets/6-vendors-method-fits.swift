// Says: An adapter that is an extension of the vendor's class may have such a method from the vendor,
// and isn't refused.
protocol Search {
  func search() -> [String]
  func suggestion() -> String  // the new requirement
}

final class Vendor {
  func suggestion() -> String { "buy more" }
}

extension Vendor: Search {
  func search() -> [String] { [] }
}
