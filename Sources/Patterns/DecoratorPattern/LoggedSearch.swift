import Scenario

/// Logs each call and its result. The call itself isn't changed.
///
/// - Role: decorator; component is `BusinessSearchClient` (GoF p. 177).
public struct LoggedSearch: BusinessSearchClient {
  private let inner: any BusinessSearchClient
  private let log: @Sendable (String) -> Void

  /// Wraps a client.
  ///
  /// - Parameters:
  ///   - inner: Any client, decorated or not.
  ///   - log: Receives each line. It may be called on any thread.
  public init(_ inner: some BusinessSearchClient, log: @escaping @Sendable (String) -> Void) {
    self.inner = inner
    // Each call gets one line: `oneLine` replaces line breaks in its text.
    self.log = { log(oneLine($0)) }
  }

  /// Asks the inner client once.
  public func search(_ query: Query) async throws(SearchError) -> [Business] {
    let page = "search \(query.term), \(query.limit) from \(query.offset)"
    do {
      let found = try await inner.search(query)
      log("\(page): \(found.count) found")
      return found
    } catch {
      log("\(page): \(error)")
      throw error
    }
  }

  /// Asks the inner client once.
  public func suggestions(for prefix: String) async throws(SearchError) -> [String] {
    do {
      let names = try await inner.suggestions(for: prefix)
      log("suggestions for \(prefix): \(names.count) found")
      return names
    } catch {
      log("suggestions for \(prefix): \(error)")
      throw error
    }
  }
}
