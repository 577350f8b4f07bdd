import Scenario

extension Query {
  /// The page that this query describes, from a complete listing.
  func page(of listing: [Business]) -> [Business] {
    Array(listing.dropFirst(offset).prefix(limit))
  }
}
