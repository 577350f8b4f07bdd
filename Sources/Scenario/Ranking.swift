/// Sorts businesses by rating.
public struct Ranking: Sendable {
  /// Creates a ranking.
  public init() {}

  /// The same businesses, best rated first. Businesses with the same rating keep their order.
  public func bestFirst(_ businesses: [Business]) -> [Business] {
    // The standard library documents its sort as stable.
    businesses.sorted { $0.rating > $1.rating }
  }
}
