/// Guards the loyalty cards: each call needs a certain right.
///
/// - Role: protection proxy; subject is a `CardBox` (GoF p. 208).
struct GuardedCardBox: CardBox {
  private let box: any CardBox
  private let shift: Shift

  init(_ box: any CardBox, shift: Shift) {
    self.box = box
    self.shift = shift
  }

  func card(of guest: String) throws(CardError) -> any LoyaltyCard {
    try shift.demand(.look)
    return GuardedCard(try box.card(of: guest), shift: shift)
  }

  func newCard(for guest: String) throws(CardError) -> any LoyaltyCard {
    try shift.demand(.stamp)
    return GuardedCard(try box.newCard(for: guest), shift: shift)
  }

  func removeCard(of guest: String) throws(CardError) {
    try shift.demand(.remove)
    try box.removeCard(of: guest)
  }
}

/// Wraps a card that the box returned: an unwrapped card would be a way around the guard.
///
/// - Role: protection proxy; subject is a `LoyaltyCard` (GoF p. 208).
private struct GuardedCard: LoyaltyCard {
  private let card: any LoyaltyCard
  private let shift: Shift

  init(_ card: any LoyaltyCard, shift: Shift) {
    self.card = card
    self.shift = shift
  }

  func stamps() throws(CardError) -> Int {
    try shift.demand(.look)
    return try card.stamps()
  }

  func addStamp() throws(CardError) {
    try shift.demand(.stamp)
    try card.addStamp()
  }
}

extension Shift {
  /// Throws `notAllowed` unless the employee currently has the right.
  fileprivate func demand(_ right: Right) throws(CardError) {
    guard rights.contains(right) else { throw .notAllowed(right) }
  }
}
