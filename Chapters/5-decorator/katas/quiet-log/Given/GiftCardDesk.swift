/// Sells the café's gift cards, and takes payments with them.
protocol GiftCardDesk: Sendable {
  /// Whether the desk sells and takes cards right now.
  var isOpen: Bool { get }

  /// Sells a card.
  ///
  /// - Parameters:
  ///   - cents: The value of the card.
  ///   - email: The e-mail of the customer who gets the card.
  func sell(_ cents: Int, to email: String) async throws(GiftCardError) -> GiftCard

  /// Pays with a card.
  ///
  /// - Parameters:
  ///   - cents: The amount to pay.
  ///   - code: The code that is printed on the card.
  /// - Returns: How many cents are left on the card.
  func pay(_ cents: Int, code: String) async throws(GiftCardError) -> Int

  /// A gift card offer for a customer, or nil.
  func offer(for email: String) async -> String?
}

extension GiftCardDesk {
  /// No offer: most desks don't make any.
  func offer(for email: String) async -> String? {
    nil
  }
}
