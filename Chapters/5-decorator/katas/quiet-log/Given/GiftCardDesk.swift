/// Sells the café's gift cards, and accepts payments with these cards.
protocol GiftCardDesk: Sendable {
  /// Whether the desk is open at the moment.
  var isOpen: Bool { get }

  /// Sells a card.
  ///
  /// - Parameters:
  ///   - cents: The value of the card.
  ///   - email: The e-mail address of the customer who gets the card.
  func sell(_ cents: Int, to email: String) async throws(GiftCardError) -> GiftCard

  /// Pays with a card.
  ///
  /// - Parameters:
  ///   - cents: The amount to pay.
  ///   - code: The code that is printed on the card.
  /// - Returns: How many cents are left on the card.
  func pay(_ cents: Int, code: String) async throws(GiftCardError) -> Int

  /// The desk's offer for a customer, or nil if there is none.
  func offer(for email: String) async -> String?
}

extension GiftCardDesk {
  /// Returns nil, because most desks make no offers.
  func offer(for email: String) async -> String? {
    nil
  }
}
