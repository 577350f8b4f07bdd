import Scenario

/// A card for a member of the coffee club.
struct ClubCard: Hashable, Sendable {
  /// The member's e-mail, as the provider writes it. The e-mail is never empty.
  let member: String

  /// The key that the cash register requires for every cup.
  let key: Token
}
