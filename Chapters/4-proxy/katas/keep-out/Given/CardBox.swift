/// The box with the guests' loyalty cards. A guest gets a stamp for each coffee.
protocol CardBox {
  /// A guest's card.
  func card(of guest: String) throws(CardError) -> any LoyaltyCard

  /// Makes a card without stamps for a new guest.
  func newCard(for guest: String) throws(CardError) -> any LoyaltyCard

  /// Takes a guest's card out of the box for ever.
  func removeCard(of guest: String) throws(CardError)
}

/// One guest's card. Whoever has it can use it: it doesn't ask the box.
protocol LoyaltyCard {
  /// How many stamps are on it.
  func stamps() throws(CardError) -> Int

  /// Puts one more stamp on it.
  func addStamp() throws(CardError)
}

/// Why something couldn't be done with a card.
enum CardError: Error, Hashable {
  /// Whoever is at the counter doesn't have this right.
  case notAllowed(Right)

  /// The guest has no card.
  case noCard(String)

  /// The guest has a card already.
  case hasCard(String)
}
