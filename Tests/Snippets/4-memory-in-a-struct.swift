// Says: A dictionary in a struct can't be changed in `search`, which isn't `mutating`.
// Says: In a struct, a `write` that isn't `mutating` can't.
// Fails: cannot assign through subscript: 'self' is immutable

struct Memory {
  private var remembered: [String: String] = [:]

  func search(_ term: String) -> String {
    remembered[term] = "3 cafés"
    return "3 cafés"
  }
}
