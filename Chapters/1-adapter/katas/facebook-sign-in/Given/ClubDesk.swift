import Scenario

/// Where guests join the coffee club. It is all that the screen on a table knows.
protocol ClubDesk: Sendable {
  /// Makes a member of a guest. One call gets one answer, and a cancelled call gets its answer at
  /// once.
  func join(_ guest: Credentials) async throws(JoinError) -> ClubCard
}
