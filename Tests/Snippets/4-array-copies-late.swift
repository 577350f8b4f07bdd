// Says: A copy of an `Array` is made when one of the two changes, and not before.
// Prints: shared, then apart

func place(of cafes: [String]) -> UnsafeRawPointer? {
  cafes.withUnsafeBytes { $0.baseAddress }
}

let cafes = ["Anchor Coffee", "Blue Cup"]
var copy = cafes
let before = place(of: cafes) == place(of: copy) ? "shared" : "apart"
copy.append("Café Möwe")
let after = place(of: cafes) == place(of: copy) ? "shared" : "apart"
print("\(before), then \(after)")
