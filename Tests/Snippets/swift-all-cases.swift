// Says: A `switch` has to name all cases, or it doesn't compile.
// Fails: switch must be exhaustive
enum Answer {
  case cafes([String])
  case offline
}

func line(for answer: Answer) -> String {
  switch answer {
  case .cafes(let names): names.joined(separator: ", ")
  }
}
