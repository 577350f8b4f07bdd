// Says: A type can conform in an extension, long after its author wrote it.
// Says: `Yelp` has no `suggestions` of its own, so it gets the default one.
// Prints: ["Mokka in Graz"] / []
protocol CafeSearch {
  func cafes(near place: String) -> [String]
  func suggestions(for prefix: String) -> [String]
}

extension CafeSearch {
  func suggestions(for prefix: String) -> [String] { [] }
}

struct Yelp {
  func find(_ place: String) -> [String] { ["Mokka in \(place)"] }
}

extension Yelp: CafeSearch {
  func cafes(near place: String) -> [String] { find(place) }
}

print(Yelp().cafes(near: "Graz"))
print(Yelp().suggestions(for: "Mo"))
