/// Lets boats in. A screen in the harbour's office asks it.
protocol ArrivalDesk: Sendable {
  /// Lets a boat in.
  ///
  /// - Parameter boat: The boat that wants to stay the night.
  /// - Returns: The name of its berth.
  func arrive(_ boat: Boat) async throws(ArrivalError) -> String
}
