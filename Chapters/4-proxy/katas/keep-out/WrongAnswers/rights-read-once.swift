// Caught by: looks at the rights again at each call

/// Lets nobody do anything with the loyalty cards without the right to do it.
///
/// - Role: protection proxy; subject is a `CardBox` (GoF p. 208).
struct GuardedCardBox: CardBox {
  private let box: any CardBox
  private let shift: Shift

  init(_ box: any CardBox, shift: Shift) {
    self.box = box
    // Whoever comes next gets a box of their own.
    self.shift = Shift(shift.rights)
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

/// Stands before a card that the box handed out: a bare card would be a way round the guard.
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
  /// Refuses whoever doesn't have a right.
  fileprivate func demand(_ right: Right) throws(CardError) {
    guard rights.contains(right) else { throw .notAllowed(right) }
  }
}
