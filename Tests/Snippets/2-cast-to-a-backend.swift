// Says: It compiles, works for the two backends that it names, and is wrong for the third one.
// Prints: 543, 543, nothing
protocol Source {}

struct Live: Source {}

struct Bundled: Source {}

struct Third: Source {}

func strip(of source: any Source) -> String {
  if source as? Live != nil { return "543" }
  if source as? Bundled != nil { return "543" }
  return "nothing"
}

print([strip(of: Live()), strip(of: Bundled()), strip(of: Third())].joined(separator: ", "))
