// Caught by: looks at the rights again at each call

/// Lets nobody do anything with the loyalty cards without the right to do it.
///
/// - Role: protection proxy; subject is a `CardBox` (GoF p. 208).
struct GuardedCardBox: CardBox {
  private let box: any CardBox
  private let rights: Set<Right>

  init(_ box: any CardBox, shift: Shift) {
    self.box = box
    rights = shift.rights
  }

  func card(of guest: String) throws(CardError) -> any LoyaltyCard {
    try rights.demand(.look)
    return GuardedCard(try box.card(of: guest), rights: rights)
  }

  func newCard(for guest: String) throws(CardError) -> any LoyaltyCard {
    try rights.demand(.stamp)
    return GuardedCard(try box.newCard(for: guest), rights: rights)
  }

  func removeCard(of guest: String) throws(CardError) {
    try rights.demand(.remove)
    try box.removeCard(of: guest)
  }
}

/// Stands before a card that the box handed out: a bare card would be a way round the guard.
///
/// - Role: protection proxy; subject is a `LoyaltyCard` (GoF p. 208).
private struct GuardedCard: LoyaltyCard {
  private let card: any LoyaltyCard
  private let rights: Set<Right>

  init(_ card: any LoyaltyCard, rights: Set<Right>) {
    self.card = card
    self.rights = rights
  }

  func stamps() throws(CardError) -> Int {
    try rights.demand(.look)
    return try card.stamps()
  }

  func addStamp() throws(CardError) {
    try rights.demand(.stamp)
    try card.addStamp()
  }
}

extension Set<Right> {
  /// Refuses whoever doesn't have a right.
  fileprivate func demand(_ right: Right) throws(CardError) {
    guard contains(right) else { throw .notAllowed(right) }
  }
}
