// Says: It doesn't show one that another method of the old name takes.
// Prints: pays 5.0
struct Vendor {
  // Until yesterday this one was called pay, too.
  func payEuros(_ euros: Int) { print("pays \(euros)") }
  func pay(_ euros: Double) { print("pays \(euros)") }
}

Vendor().pay(5)
