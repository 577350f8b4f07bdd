import Scenario

/// A card for a member of the coffee club.
struct ClubCard: Hashable, Sendable {
  /// The member's e-mail address, never empty, as the provider writes it.
  let member: String

  /// The key that the cash register requires for every cup.
  let key: Token
}
