/// Lets boats into the harbour. A screen in the harbour's office calls it.
protocol ArrivalDesk: Sendable {
  /// Lets a boat in.
  ///
  /// - Parameter boat: The boat that wants to stay the night.
  /// - Returns: The name of the boat's berth.
  func arrive(_ boat: Boat) async throws(ArrivalError) -> String
}
