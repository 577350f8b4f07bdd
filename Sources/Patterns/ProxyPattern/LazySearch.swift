import Scenario

/// Stands for a search client that doesn't exist yet, and creates it when it is first asked.
///
/// First calls that meet wait for the same creation. One that failed is tried again by the next
/// call. A cancelled caller doesn't wait; when nobody waits any more, the creation is cancelled.
///
/// - Role: virtual proxy; subject is whatever `create` makes (GoF p. 208).
public struct LazySearch: BusinessSearchClient {
  private enum Wanted {
    case subject
  }

  private let creation: SharedAnswers<Wanted, any BusinessSearchClient>

  /// Creates a proxy.
  ///
  /// - Parameter create: Makes the subject.
  public init(
    create: @escaping @Sendable () async throws(SearchError) -> any BusinessSearchClient
  ) {
    creation = SharedAnswers(capacity: 1) { (_) async throws(SearchError) in try await create() }
  }

  /// Asks the subject, which is created now if it doesn't exist yet.
  public func search(_ query: Query) async throws(SearchError) -> [Business] {
    try await creation.answer(to: .subject).search(query)
  }

  /// Asks the subject, which is created now if it doesn't exist yet.
  public func suggestions(for prefix: String) async throws(SearchError) -> [String] {
    try await creation.answer(to: .subject).suggestions(for: prefix)
  }
}
