// Says: In a `mutating` method it can, and then each copy remembers for itself.
// Prints: 1 and 0

struct Memory {
  private(set) var remembered: [String: String] = [:]

  mutating func search(_ term: String) {
    remembered[term] = "3 cafés"
  }
}

var memory = Memory()
let copy = memory
memory.search("coffee")
print(memory.remembered.count, "and", copy.remembered.count)
