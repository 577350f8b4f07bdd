// Facebook's class is older than `Sendable`. With `@preconcurrency`, we can still use it.
@preconcurrency import FacebookLogin
import Scenario

/// Lets guests join the coffee club with Facebook.
struct FacebookClubDesk: ClubDesk {
  /// - Parameter makeManager: Makes a new `FacebookLoginManager`. Call it once for each `join`.
  init(makeManager: @escaping @Sendable () -> FacebookLoginManager) {
    // Your code
  }

  func join(_ guest: Credentials) async throws(JoinError) -> ClubCard {
    // Your code: ask Facebook, wait until a delegate receives the answer, and translate it.
    ClubCard(member: "", key: Token(value: ""))
  }
}
