import Scenario

/// Answers by question: remembered ones, and requests under way that several callers share.
actor SharedAnswers<Question: Hashable & Sendable, Answer: Sendable> {
  private typealias Outcome = Result<Answer, SearchError>

  private struct Request {
    let id: Int
    let task: Task<Void, Never>
    var waiters: [Int: AsyncStream<Outcome>.Continuation] = [:]
  }

  private let capacity: Int
  private let ask: @Sendable (Question) async throws(SearchError) -> Answer
  private var remembered: [Question: Answer] = [:]
  private var oldestFirst: [Question] = []
  private var underWay: [Question: Request] = [:]
  private var lastID = 0

  init(
    capacity: Int,
    ask: @escaping @Sendable (Question) async throws(SearchError) -> Answer
  ) {
    self.capacity = capacity
    self.ask = ask
  }

  func answer(to question: Question) async throws(SearchError) -> Answer {
    guard !Task.isCancelled else { throw .cancelled }
    if let answer = remembered[question] { return answer }

    // Waiting on the request's task itself wouldn't end with the waiter's own cancellation.
    // Waiting on a stream does.
    let (outcomes, waiter) = AsyncStream<Outcome>.makeStream()
    let id = newID()
    underWay[question, default: begin(question)].waiters[id] = waiter
    for await outcome in outcomes where !Task.isCancelled { return try outcome.get() }
    leave(question, waiter: id)
    throw .cancelled
  }

  private func begin(_ question: Question) -> Request {
    let id = newID()
    return Request(
      id: id,
      task: Task {
        do throws(SearchError) {
          finish(question, id, .success(try await ask(question)))
        } catch {
          finish(question, id, .failure(error))
        }
      })
  }

  private func finish(_ question: Question, _ id: Int, _ outcome: Outcome) {
    guard let request = underWay[question], request.id == id else { return }
    underWay[question] = nil
    if case .success(let answer) = outcome { remember(answer, to: question) }
    for waiter in request.waiters.values {
      waiter.yield(outcome)
      waiter.finish()
    }
  }

  /// Ends the request, too, when the last who waited for it has left.
  private func leave(_ question: Question, waiter id: Int) {
    guard underWay[question]?.waiters.removeValue(forKey: id) != nil else { return }
    guard let request = underWay[question], request.waiters.isEmpty else { return }
    underWay[question] = nil
    request.task.cancel()
  }

  private func remember(_ answer: Answer, to question: Question) {
    remembered[question] = answer
    oldestFirst.append(question)
    if oldestFirst.count > capacity {
      remembered[oldestFirst.removeFirst()] = nil
    }
  }

  private func newID() -> Int {
    lastID += 1
    return lastID
  }
}
