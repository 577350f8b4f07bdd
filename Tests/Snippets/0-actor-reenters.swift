// Says: There it may let in the next call, and when the first one goes on, each property that is a
// `var` may have changed.
// Says: lets others in while one call waits: every actor is
// Says: An actor doesn't help: it lets the next call in while the first one waits.
// Prints: before: 0, after: 1
actor Screen {
  private var searches = 0

  func search(_ other: @escaping @Sendable () async -> Void) async -> String {
    let before = searches
    await Task { await other() }.value
    return "before: \(before), after: \(searches)"
  }

  func begin() { searches += 1 }
}

let screen = Screen()
print(await screen.search { await screen.begin() })
