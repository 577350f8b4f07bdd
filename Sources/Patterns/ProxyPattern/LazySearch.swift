import Scenario

/// Stands for a search client that doesn't exist yet, and creates it when it is first asked.
///
/// First calls that meet wait for the same creation. One that failed is tried again by the next
/// call.
///
/// - Role: virtual proxy; subject is whatever `create` makes (GoF p. 208).
public actor LazySearch: BusinessSearchClient {
  private typealias Creation = Task<Result<any BusinessSearchClient, SearchError>, Never>

  private let create: @Sendable () async throws(SearchError) -> any BusinessSearchClient
  private var creation: Creation?

  /// Creates a proxy.
  ///
  /// - Parameter create: Makes the subject.
  public init(
    create: @escaping @Sendable () async throws(SearchError) -> any BusinessSearchClient
  ) {
    self.create = create
  }

  /// Asks the subject, which is created now if it doesn't exist yet.
  public func search(_ query: Query) async throws(SearchError) -> [Business] {
    try await subject().search(query)
  }

  /// Asks the subject, which is created now if it doesn't exist yet.
  public func suggestions(for prefix: String) async throws(SearchError) -> [String] {
    try await subject().suggestions(for: prefix)
  }

  private func subject() async throws(SearchError) -> any BusinessSearchClient {
    let creation = self.creation ?? begin()
    let result = await creation.value
    // Whoever hears first of a failure clears it; a later creation must not be cleared.
    if case .failure = result, self.creation == creation { self.creation = nil }
    return try result.get()
  }

  private func begin() -> Creation {
    let creation = Creation { [create] in
      do throws(SearchError) {
        return .success(try await create())
      } catch {
        return .failure(error)
      }
    }
    self.creation = creation
    return creation
  }
}
