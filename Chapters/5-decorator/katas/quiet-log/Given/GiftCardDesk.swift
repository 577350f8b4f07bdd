/// Sells the café's gift cards, and takes them for payment.
protocol GiftCardDesk: Sendable {
  /// Whether cards can be sold and taken right now.
  var isOpen: Bool { get }

  /// Sells a card.
  ///
  /// - Parameters:
  ///   - cents: What the card is worth.
  ///   - email: Who gets it.
  func sell(_ cents: Int, to email: String) async throws(GiftCardError) -> GiftCard

  /// Pays with a card.
  ///
  /// - Parameters:
  ///   - cents: How much is paid.
  ///   - code: The code that stands on the card.
  /// - Returns: How many cents are left on the card.
  func pay(_ cents: Int, code: String) async throws(GiftCardError) -> Int

  /// What to tell a customer about gift cards, or nil.
  func offer(for email: String) async -> String?
}

extension GiftCardDesk {
  /// No offer: most desks have none.
  func offer(for email: String) async -> String? {
    nil
  }
}
