// Says: `Double.nan` doesn't equal itself, so a dictionary doesn't find a key with it again.
// Prints: not found, in 2 entries

struct Place: Hashable {
  var latitude: Double
}

var remembered: [Place: String] = [:]
for _ in 1...2 { remembered[Place(latitude: .nan)] = "3 cafés" }
print(remembered[Place(latitude: .nan)] ?? "not found, in", remembered.count, "entries")
