// Says: `String?` is a type of its own: a text, or `nil`.
// Says: Looking up a key of a dictionary gives an optional.
// Prints: open until 18 / closed / 0
let closing = ["Mokka": 18, "Filter": 22]

func line(for name: String) -> String {
  guard let hour = closing[name] else { return "closed" }
  return "open until \(hour)"
}

let nickname: String? = nil
print(line(for: "Mokka"))
print(line(for: "Kiosk"))
print(nickname?.count ?? 0)
