/// Takes money from cards.
protocol CardTerminal: Sendable {
  /// Takes money from a card.
  func charge(_ cents: Int, to card: String) async throws(CardTerminalError) -> Payment

  /// Gives the money of a payment back. It does so even when its caller is cancelled.
  func refund(_ payment: Payment) async
}

/// Money that was taken from a card.
struct Payment: Hashable, Sendable {
  /// The card.
  var card: String

  /// How much it was, in cents.
  var cents: Int
}

/// Why no money was taken.
enum CardTerminalError: Error, Hashable {
  /// The bank said no.
  case declined

  /// The terminal can't be reached; with its reason.
  case unreachable(String)
}
