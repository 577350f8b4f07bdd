import Scenario

/// Finds cafés round a place by how their name begins, in the order of the alphabet.
///
/// - Role: refined abstraction; implementor is `Backend` (GoF p. 154).
public struct NameSearch: BusinessSearchClient {
  private let account: Account

  /// Creates a search for an account.
  public init(account: Account) {
    self.account = account
  }

  /// One page of the cafés whose name begins with the query's term, by name: letter by letter as
  /// Unicode counts them, so that `é` comes after `z`. A dictionary's order would ask the system.
  public func search(_ query: Query) async throws(SearchError) -> [Business] {
    let beginning = query.term.lowercased()
    let found = try await account.cafesInReach(of: query)
      .filter { $0.name.lowercased().hasPrefix(beginning) }
    return query.page(of: found.sorted { $0.name.lowercased() < $1.name.lowercased() })
  }
}
