// Says: `throws(SearchError)` allows this type of error and no other, so `catch` knows the type.
// Prints: sign in first / nil
enum SearchError: Error {
  case offline
  case blocked(reason: String)
}

func cafes(isSignedIn: Bool) throws(SearchError) -> [String] {
  guard isSignedIn else { throw .blocked(reason: "sign in first") }
  return ["Mokka"]
}

func line() -> String {
  do {
    return try cafes(isSignedIn: false).joined()
  } catch {
    switch error {
    case .offline: return "no connection"
    case .blocked(let reason): return reason
    }
  }
}

print(line())
print(String(describing: try? cafes(isSignedIn: false)))
