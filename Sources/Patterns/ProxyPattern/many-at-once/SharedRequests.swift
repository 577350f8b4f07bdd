import Locking
import Scenario

/// The requests in flight, by question, each with its number of waiting callers.
actor SharedRequests<Question: Hashable & Sendable, Answer: Sendable> {
  private typealias Request = Task<Result<Answer, SearchError>, Never>

  private var inFlight: [Question: (request: Request, callers: Int)] = [:]

  /// Returns the answer to a question. Equal questions at the same time share one request.
  func answer(
    to question: Question, ask: @escaping @Sendable () async throws(SearchError) -> Answer
  ) async throws(SearchError) -> Answer {
    guard !Task.isCancelled else { throw .cancelled }
    let request = inFlight[question]?.request ?? Task { await Result(of: ask) }
    inFlight[question, default: (request, 0)].callers += 1
    let outcome = await Promise(of: request).value()
    leave(request, for: question, isAnswered: outcome != nil)
    guard let outcome else { throw .cancelled }
    return try outcome.get()
  }

  private func leave(_ request: Request, for question: Question, isAnswered: Bool) {
    guard let (current, callers) = inFlight[question], current == request else { return }
    inFlight[question] = isAnswered || callers == 1 ? nil : (request, callers - 1)
    if callers == 1 { request.cancel() }
  }
}
