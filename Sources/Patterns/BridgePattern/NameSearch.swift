import Scenario

/// Finds cafés around a place by the beginning of their names, and sorts them by name.
///
/// - Role: refined abstraction; implementor is `Backend` (GoF p. 154).
public struct NameSearch: BusinessSearchClient {
  private let account: Account

  /// Creates a search for an account.
  public init(account: Account) {
    self.account = account
  }

  /// Returns one page of the cafés whose names begin with the search term, in the order of Swift's
  /// string comparison, so `é` comes after `z`. A localized order would depend on the system's
  /// language.
  public func search(_ query: Query) async throws(SearchError) -> [Business] {
    let beginning = query.term.lowercased()
    let found = try await account.cafesInReach(of: query)
      .filter { $0.name.lowercased().hasPrefix(beginning) }
    return query.page(of: found.sorted { $0.name.lowercased() < $1.name.lowercased() })
  }
}
