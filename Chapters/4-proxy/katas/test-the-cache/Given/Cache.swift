import Scenario
import TestSupport

/// A search that remembers its answers until somebody calls `forget()`.
protocol RememberingSearch: BusinessSearchClient {
  /// Forgets all answers, because a different user will search next.
  func forget() async
}

/// Makes the cache for the tests.
func makeCache(asking subject: any BusinessSearchClient) -> any RememberingSearch {
  let callers = Callers.onTrial
  let cache = Cache(
    asking: SteeredSubject(subject: subject, callers: callers))
  return SteeredCache(cache: cache, callers: callers)
}

/// Caches the answer of each search that succeeds, shares a search in flight, and passes on
/// suggestions. It is correct unless the runner switches on a mistake.
///
/// - Role: proxy; subject is any `BusinessSearchClient`.
actor Cache: RememberingSearch {
  private typealias Answer = Result<[Business], SearchError>

  private let subject: any BusinessSearchClient
  private var answers: [Query: Task<Answer, Never>] = [:]

  private var mistake: CacheMistake? { .kept(for: self) }

  init(asking subject: any BusinessSearchClient) {
    self.subject = subject
    CacheMistake.keep(for: self)
  }

  func search(_ query: Query) async throws(SearchError) -> [Business] {
    var key = query
    if mistake == .forgetsOffset { key.offset = 0 }
    if let answer = answers[key] {
      let found = try await answer.value.get()
      return mistake == .changesAnswer ? found.reversed() : found
    }
    let answer = ask(query)
    if mistake == .keepsOne { answers = [:] }
    if mistake != .asksTwice && mistake != .remembersNothing { answers[key] = answer }
    let result = await answer.value
    if mistake == .asksTwice { answers[key] = answer }
    if case .failure = result, mistake != .remembersErrors, answers[key] == answer {
      answers[key] = nil
    }
    return try result.get()
  }

  func suggestions(for prefix: String) async throws(SearchError) -> [String] {
    guard mistake != .dropsSuggestions else { return [] }
    return try await subject.suggestions(for: prefix)
  }

  func forget() {
    if mistake != .neverForgets { answers = [:] }
  }

  private func ask(_ query: Query) -> Task<Answer, Never> {
    Task { [subject] in
      do throws(SearchError) {
        return .success(try await subject.search(query))
      } catch {
        return .failure(error)
      }
    }
  }
}
