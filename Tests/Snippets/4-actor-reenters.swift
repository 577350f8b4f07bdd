// Says: An actor runs one call at a time, but only up to the next `await`. While the call waits
// there, other calls may run.
// Prints: asked 2 times

actor NaiveCache {
  private var remembered: [String: String] = [:]
  private(set) var asked = 0

  func search(_ term: String) async -> String {
    if let found = remembered[term] { return found }
    asked += 1
    let found = await slowAnswer()
    remembered[term] = found
    return found
  }

  /// The subject's answer, which comes when both callers have asked.
  private func slowAnswer() async -> String {
    while asked < 2 { await Task.yield() }
    return "3 cafés"
  }
}

let cache = NaiveCache()
let calls = (1...2).map { _ in Task { await cache.search("coffee") } }
for call in calls { _ = await call.value }
print("asked", await cache.asked, "times")
