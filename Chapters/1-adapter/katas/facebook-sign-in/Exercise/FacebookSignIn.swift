// Facebook wrote its class before `Sendable`. `@preconcurrency` lets us use it all the same.
@preconcurrency import FacebookLogin
import Scenario

/// Lets guests join the coffee club with Facebook.
struct FacebookClubDesk: ClubDesk {
  /// - Parameter makeManager: Makes one of Facebook's managers, as often as it is called.
  init(makeManager: @escaping @Sendable () -> FacebookLoginManager) {
    // Your code
  }

  func join(_ guest: Credentials) async throws(JoinError) -> ClubCard {
    // Your code: ask Facebook, wait until a delegate hears the answer, and translate it.
    ClubCard(member: "", key: Token(value: ""))
  }
}
