import Scenario

/// A desk where guests join the coffee club. The screen on a table knows only this protocol.
protocol ClubDesk: Sendable {
  /// Makes the guest a member. Each call gets one answer, and a cancelled call gets its answer at
  /// once.
  func join(_ guest: Credentials) async throws(JoinError) -> ClubCard
}
