// Says: A stored closure without `@Sendable` causes the first usual error:
// Fails: stored property 'log' of 'Sendable'-conforming struct 'LoggedSearch' has non-Sendable type
protocol Search: Sendable {}

struct LoggedSearch: Search {
  let log: (String) -> Void
  // error: stored property 'log' of 'Sendable'-conforming struct 'LoggedSearch' has
  // non-Sendable type '(String) -> ()'
}
