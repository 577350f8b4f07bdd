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

  /// How the double answers: the first parameter counts the calls, from 1.
  public typealias Answer = @Sendable (Int, Query) async throws(SearchError) -> [Business]

  private let asked = Locked<[Call]>([])
  private let answer: Answer
  private let failures: [SearchError]

  /// What it suggests, in an order of its own.
  public static let names = ["Annex", "Anchor Coffee"]

  /// Creates a double that answers each search with the same businesses.
  public convenience init(answering businesses: [Business] = .cafes) {
    self.init { _, _ in businesses }
  }

  /// Creates a double that fails first, and answers `cafes` when the failures are used up.
  public convenience init(failing failures: [SearchError]) {
    self.init(failing: failures) { _, _ in .cafes }
  }

  /// Creates a double that answers in its own way.
  ///
  /// - Parameters:
  ///   - failures: How its first calls fail, whatever they ask.
  ///   - answer: How the others are answered.
  public init(failing failures: [SearchError] = [], answer: @escaping Answer) {
    self.failures = failures
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
    let count = try note(.search(query))
    return try await answer(count, query)
  }

  /// Writes the prefix down and answers.
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
