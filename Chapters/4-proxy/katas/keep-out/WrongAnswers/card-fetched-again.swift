// Caught by: asks the card itself for a stamp when somebody may stamp

/// Lets nobody do anything with the loyalty cards without the right to do it.
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
    _ = try box.card(of: guest)
    return GuardedCard(of: guest, in: box, shift: shift)
  }

  func newCard(for guest: String) throws(CardError) -> any LoyaltyCard {
    try shift.demand(.stamp)
    _ = try box.newCard(for: guest)
    return GuardedCard(of: guest, in: box, shift: shift)
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
  private let guest: String
  private let box: any CardBox
  private let shift: Shift

  init(of guest: String, in box: any CardBox, shift: Shift) {
    self.guest = guest
    self.box = box
    self.shift = shift
  }

  func stamps() throws(CardError) -> Int {
    try shift.demand(.look)
    return try box.card(of: guest).stamps()
  }

  func addStamp() throws(CardError) {
    try shift.demand(.stamp)
    try box.card(of: guest).addStamp()
  }
}

extension Shift {
  /// Refuses whoever doesn't have a right now.
  fileprivate func demand(_ right: Right) throws(CardError) {
    guard rights.contains(right) else { throw .notAllowed(right) }
  }
}
