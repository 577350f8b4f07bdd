/// Guards the loyalty cards: each call needs a certain right.
struct GuardedCardBox: CardBox {
  init(_ box: any CardBox, shift: Shift) {
    // Your code
  }

  func card(of guest: String) throws(CardError) -> any LoyaltyCard {
    throw .notAllowed(.look)  // Your code: for now, everyone is refused.
  }

  func newCard(for guest: String) throws(CardError) -> any LoyaltyCard {
    throw .notAllowed(.stamp)  // Your code
  }

  func removeCard(of guest: String) throws(CardError) {
    throw .notAllowed(.remove)  // Your code
  }
}
