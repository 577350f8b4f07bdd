/// Why a guest couldn't join the coffee club.
enum JoinError: Error, Hashable, Sendable {
  /// The provider doesn't know this e-mail with this password.
  case refused

  /// The guest closed the provider's dialog, or left the table.
  case cancelled

  /// The provider can't be reached.
  case noConnection

  /// The provider failed; with its own words, which our staff write down.
  case failed(String)

  /// The provider knows the guest, and doesn't tell us the e-mail.
  case noEmail
}
