// Says: A case can carry values, and each case can carry others.
// Prints: Mokka, Filter / blocked: sign in first / no connection
enum Answer {
  case cafes([String])
  case blocked(reason: String)
  case offline
}

func line(for answer: Answer) -> String {
  switch answer {
  case .cafes(let names): names.joined(separator: ", ")
  case .blocked(let reason): "blocked: \(reason)"
  case .offline: "no connection"
  }
}

print(line(for: .cafes(["Mokka", "Filter"])))
print(line(for: .blocked(reason: "sign in first")))
print(line(for: .offline))
