// Answer: none
// Because: Counter is a Clerk with Clerks inside, and doesn't always ask all of them, so it looks
// like a proxy. But it asks several clerks in turn until one knows the answer. That is a
// fallback, close to a chain of responsibility. A proxy would have one clerk behind it.
protocol Clerk: Sendable {
  func answer(to question: String) async throws -> String?
}

struct Counter: Clerk {
  private let clerks: [any Clerk]

  init(_ clerks: any Clerk...) {
    self.clerks = clerks
  }

  func answer(to question: String) async throws -> String? {
    for clerk in clerks {
      if let answer = try await clerk.answer(to: question) {
        return answer
      }
    }
    return nil
  }
}
