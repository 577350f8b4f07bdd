import Locking
import Scenario

/// A search client that writes down what it is asked, and answers as it was told.
public final class RecordingSearch: BusinessSearchClient {
  /// What the double was asked.
  public enum Call: Hashable, Sendable {
    /// A search.
    case search(Query)

    /// Suggestions for a prefix.
    case suggestions(String)
  }

  /// How the double answers: the first parameter counts the searches, from 1.
  public typealias Answer = @Sendable (Int, Query) async throws(SearchError) -> [Business]

  private let asked = Locked<[Call]>([])
  private let answer: Answer
  private let names: Result<[String], SearchError>

  /// Creates a double that answers each search with the same businesses.
  public convenience init(answering businesses: [Business] = .cafes) {
    self.init { _, _ in businesses }
  }

  /// Creates a double that fails first, and answers `cafes` when the failures are used up.
  public convenience init(failing failures: [SearchError]) {
    self.init(suggesting: failures.first.map(Result.failure)) {
      (count, _) throws(SearchError) in
      guard count > failures.count else { throw failures[count - 1] }
      return .cafes
    }
  }

  /// Creates a double that answers in its own way.
  public init(
    suggesting names: Result<[String], SearchError>? = nil, answer: @escaping Answer
  ) {
    self.names = names ?? .success(["Anchor Coffee", "Annex"])
    self.answer = answer
  }

  /// Everything that was asked, in order.
  public var calls: [Call] {
    asked.withLock(\.self)
  }

  /// The queries that were asked, in order.
  public var queries: [Query] {
    calls.compactMap { call in
      if case .search(let query) = call { query } else { nil }
    }
  }

  /// Writes the query down and answers.
  public func search(_ query: Query) async throws(SearchError) -> [Business] {
    let count = asked.withLock { asked in
      asked.append(.search(query))
      return asked.count { if case .search = $0 { true } else { false } }
    }
    return try await answer(count, query)
  }

  /// Writes the prefix down and answers.
  public func suggestions(for prefix: String) async throws(SearchError) -> [String] {
    asked.withLock { $0.append(.suggestions(prefix)) }
    return try names.get()
  }
}
