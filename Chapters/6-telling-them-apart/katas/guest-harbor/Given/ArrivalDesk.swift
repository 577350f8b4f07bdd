/// Lets boats into the harbor. A screen in the harbor's office calls this desk.
protocol ArrivalDesk: Sendable {
  /// Lets a boat in.
  ///
  /// - Parameter boat: The boat that wants to stay the night.
  /// - Returns: The name of the boat's berth.
  func arrive(_ boat: Boat) async throws(ArrivalError) -> String
}
