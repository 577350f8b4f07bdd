/// The box with the guests' loyalty cards. A guest gets a stamp for each coffee.
protocol CardBox {
  /// A guest's card.
  func card(of guest: String) throws(CardError) -> any LoyaltyCard

  /// Makes a card without stamps for a new guest.
  func newCard(for guest: String) throws(CardError) -> any LoyaltyCard

  /// Removes a guest's card from the box forever.
  func removeCard(of guest: String) throws(CardError)
}

/// One guest's card. Anyone who holds the card can use it without asking the box.
protocol LoyaltyCard {
  /// How many stamps are on the card.
  func stamps() throws(CardError) -> Int

  /// Adds a stamp to the card.
  func addStamp() throws(CardError)
}

/// Why a call to the box or a card failed.
enum CardError: Error, Hashable {
  /// The employee doesn't have this right.
  case notAllowed(Right)

  /// The guest has no card.
  case noCard(String)

  /// The guest already has a card.
  case hasCard(String)
}
