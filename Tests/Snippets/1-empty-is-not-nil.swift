// Says: `try?` makes nil of it.
// Says: An empty list isn't nil.
// Prints: nil / []
struct Damage: Error {}

func posts(_ isDamaged: Bool) throws(Damage) -> [String]? {
  if isDamaged { throw Damage() }
  return []
}
for isDamaged in [true, false] {
  if let posts = try? posts(isDamaged) { print(posts) } else { print("nil") }
}
