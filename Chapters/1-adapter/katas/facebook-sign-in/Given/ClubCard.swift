import Scenario

/// What makes a guest a member of the coffee club.
struct ClubCard: Hashable, Sendable {
  /// The member's e-mail, as the provider writes it. It is never empty.
  let member: String

  /// What the till asks for with every cup.
  let key: Token
}
