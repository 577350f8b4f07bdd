import Scenario

extension Query {
  /// The page of a complete listing that this query describes.
  func page(of listing: [Business]) -> [Business] {
    Array(listing.dropFirst(offset).prefix(limit))
  }
}
