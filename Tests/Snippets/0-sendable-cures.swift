// Says: Write `let log: @Sendable (String) -> Void`, and `@escaping @Sendable` at the initializer's
// parameter.
// Says: Make `Notes` an actor with a method `add`, and write
// `{ line in Task { await notes.add(line) } }`.
protocol Search: Sendable {}

struct LoggedSearch: Search {
  let log: @Sendable (String) -> Void

  init(log: @escaping @Sendable (String) -> Void) {
    self.log = log
  }
}

actor Notes {
  private(set) var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}

func log(to notes: Notes) -> @Sendable (String) -> Void {
  { line in Task { await notes.add(line) } }
}
