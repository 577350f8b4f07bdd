import Scenario

/// A place where the guests' visits are written down. Every way of reading them is built from this
/// one question.
protocol VisitSource: Sendable {
  /// A piece of the list of a guest's visits. The list begins with the newest visit.
  ///
  /// - Parameters:
  ///   - first: How many visits of the list stand before the piece: 0 or more.
  ///   - count: How many visits the piece holds: 1 or more. It holds fewer only at the end of the
  ///     list, and none behind the end.
  ///   - token: The token of the guest who is signed in.
  func visits(
    from first: Int, count: Int, token: Token
  ) async throws(SearchError) -> [Visit]
}
