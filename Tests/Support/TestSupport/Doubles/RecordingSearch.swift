import Locking
import Scenario

/// A search client that records its calls, and gives the chosen answers.
public final class RecordingSearch: BusinessSearchClient {
  /// A call of the double.
  public enum Call: Hashable, Sendable {
    /// A search.
    case search(Query)

    /// Suggestions for a prefix.
    case suggestions(String)
  }

  /// The double's answer. The first parameter counts the calls, from 1.
  public typealias Answer = @Sendable (Int, Query) async throws(SearchError) -> [Business]

  private let asked = Locked<[Call]>([])
  private let answer: Answer
  private let failures: [SearchError]

  /// Its suggestions, in an unusual order.
  public static let names = ["Annex", "Anchor Coffee"]

  /// Creates a double that answers each search with the same businesses.
  public convenience init(answering businesses: [Business] = .cafes) {
    self.init { _, _ in businesses }
  }

  /// Creates a double that throws these errors first, and then answers `cafes`.
  public convenience init(failing failures: [SearchError]) {
    self.init(failing: failures) { _, _ in .cafes }
  }

  /// Creates a double with its own answers.
  ///
  /// - Parameters:
  ///   - failures: The errors of its first calls.
  ///   - answer: The answers of the other calls.
  public init(failing failures: [SearchError] = [], answer: @escaping Answer) {
    self.failures = failures
    self.answer = answer
  }

  /// All calls, in order.
  public var calls: [Call] {
    asked.withLock(\.self)
  }

  /// All queries, in order.
  public var queries: [Query] {
    calls.compactMap { call in
      if case .search(let query) = call { query } else { nil }
    }
  }

  /// Records the query and answers.
  public func search(_ query: Query) async throws(SearchError) -> [Business] {
    let count = try note(.search(query))
    return try await answer(count, query)
  }

  /// Records the prefix and answers.
  public func suggestions(for prefix: String) async throws(SearchError) -> [String] {
    _ = try note(.suggestions(prefix))
    return Self.names
  }

  private func note(_ call: Call) throws(SearchError) -> Int {
    let count = asked.withLock { asked in
      asked.append(call)
      return asked.count
    }
    if count <= failures.count { throw failures[count - 1] }
    return count
  }
}
