import Scenario

/// A source of the guests' visits. Every way of reading visits is built on this single function.
protocol VisitSource: Sendable {
  /// A piece of a guest's list of visits. The list begins with the newest visit.
  ///
  /// - Parameters:
  ///   - first: How many visits in the list come before the piece: 0 or more.
  ///   - count: How many visits the piece has: 1 or more. At the end of the list, return fewer
  ///     visits, and none after the end.
  ///   - token: The token of the guest who is signed in.
  func visits(
    from first: Int, count: Int, token: Token
  ) async throws(SearchError) -> [Visit]
}
