// Answer: none
// Because: Clerk outside and inside, and not every clerk is asked, so one thinks of a proxy. But
// there are several inner objects, asked in turn until one knows: a fallback, near to a chain of
// responsibility. A proxy would have one clerk behind it.
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
