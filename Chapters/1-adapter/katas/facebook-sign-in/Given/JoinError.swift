/// Why a guest couldn't join the coffee club.
enum JoinError: Error, Hashable, Sendable {
  /// The e-mail address or the password is wrong.
  case refused

  /// The guest closed the provider's dialog, or left the table.
  case cancelled

  /// The provider can't be reached.
  case noConnection

  /// The provider failed. The text is the provider's own message, for our staff.
  case failed(String)

  /// The provider knows the guest, but doesn't send the e-mail address.
  case noEmail
}
