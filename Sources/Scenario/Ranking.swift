/// Puts businesses into the order of their rating.
public struct Ranking: Sendable {
  /// Creates a ranking.
  public init() {}

  /// The same businesses, the best rated first. Equals keep their order.
  public func bestFirst(_ businesses: [Business]) -> [Business] {
    businesses.enumerated()
      .sorted { ($1.element.rating, $0.offset) < ($0.element.rating, $1.offset) }
      .map(\.element)
  }
}
