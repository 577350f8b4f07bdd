/// Takes payments from cards.
protocol CardTerminal: Sendable {
  /// Takes a payment from a card.
  func charge(_ cents: Int, to card: String) async throws(CardTerminalError) -> Payment

  /// Refunds a payment to its card, even when the caller is cancelled.
  func refund(_ payment: Payment) async
}

/// A payment that was taken from a card.
struct Payment: Hashable, Sendable {
  /// The card.
  var card: String

  /// The amount, in cents.
  var cents: Int
}

/// The reason why no payment was taken.
enum CardTerminalError: Error, Hashable {
  /// The bank declined the payment.
  case declined

  /// The terminal can't be reached, for this reason.
  case unreachable(String)
}
