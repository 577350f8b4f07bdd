/// Lets nobody do anything with the loyalty cards without the right to do it.
struct GuardedCardBox: CardBox {
  init(_ box: any CardBox, shift: Shift) {
    // Your code
  }

  func card(of guest: String) throws(CardError) -> any LoyaltyCard {
    throw .notAllowed(.look)  // Your code: until now, everybody is refused.
  }

  func newCard(for guest: String) throws(CardError) -> any LoyaltyCard {
    throw .notAllowed(.stamp)  // Your code
  }

  func removeCard(of guest: String) throws(CardError) {
    throw .notAllowed(.remove)  // Your code
  }
}
