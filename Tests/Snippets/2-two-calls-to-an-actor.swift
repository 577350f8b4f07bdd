// Says: Between two calls to an actor, somebody else may change it.
// Prints: 2, then 1
actor Till {
  private(set) var cafes = 2

  func close() {
    cafes -= 1
  }
}

let till = Till()
let before = await till.cafes
await Task { await till.close() }.value
let after = await till.cafes
print("\(before), then \(after)")
