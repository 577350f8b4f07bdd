// Says: The vendor has another method of the old name, and your call fits that one.
// Prints: pays 5.0
struct Vendor {
  // Until yesterday this one was called pay, too.
  func payEuros(_ euros: Int) { print("pays \(euros)") }
  func pay(_ euros: Double) { print("pays \(euros)") }
}

Vendor().pay(5)
