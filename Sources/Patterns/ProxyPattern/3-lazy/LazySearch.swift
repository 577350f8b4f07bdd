import Locking
import Scenario

/// Creates its subject at the first call.
///
/// Calls that arrive during the creation wait for it and share the result. A failed creation isn't
/// kept: once a caller has received the error, the next call tries again. A cancelled caller stops
/// waiting, and the creation continues for the next caller.
///
/// - Role: virtual proxy; subject is the client that `create` makes (GoF p. 208).
public actor LazySearch: BusinessSearchClient {
  private let create: @Sendable () async throws(SearchError) -> any BusinessSearchClient
  private var creation: Task<Result<any BusinessSearchClient, SearchError>, Never>?

  /// Creates a proxy.
  ///
  /// - Parameter create: Makes the subject.
  public init(
    create: @escaping @Sendable () async throws(SearchError) -> any BusinessSearchClient
  ) {
    self.create = create
  }

  /// Asks the subject, and creates the subject first if necessary.
  public func search(_ query: Query) async throws(SearchError) -> [Business] {
    try await subject().search(query)
  }

  /// Asks the subject, and creates the subject first if necessary.
  public func suggestions(for prefix: String) async throws(SearchError) -> [String] {
    try await subject().suggestions(for: prefix)
  }

  private func subject() async throws(SearchError) -> any BusinessSearchClient {
    guard !Task.isCancelled else { throw .cancelled }
    let creation = creation ?? Task { [create] in await Result(of: create) }
    self.creation = creation
    guard let subject = await Promise(of: creation).value() else { throw .cancelled }
    if case .failure = subject, creation == self.creation { self.creation = nil }
    return try subject.get()
  }
}
