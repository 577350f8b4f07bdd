import Scenario

extension Query {
  /// The page of a whole listing that was asked for.
  func page(of listing: [Business]) -> [Business] {
    Array(listing.dropFirst(offset).prefix(limit))
  }
}
