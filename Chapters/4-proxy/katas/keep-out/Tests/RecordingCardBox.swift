/// A box that writes down what it and its cards are asked. Only Mia has a card, with three stamps.
final class RecordingCardBox: CardBox {
  private(set) var asked: [String] = []
  private var stamps = ["mia": 3]

  func card(of guest: String) throws(CardError) -> any LoyaltyCard {
    asked.append("card of \(guest)")
    guard stamps[guest] != nil else { throw .noCard(guest) }
    return RecordingCard(box: self, guest: guest)
  }

  func newCard(for guest: String) throws(CardError) -> any LoyaltyCard {
    asked.append("new card for \(guest)")
    guard stamps[guest] == nil else { throw .hasCard(guest) }
    stamps[guest] = 0
    return RecordingCard(box: self, guest: guest)
  }

  func removeCard(of guest: String) throws(CardError) {
    asked.append("remove card of \(guest)")
    guard stamps.removeValue(forKey: guest) != nil else { throw .noCard(guest) }
  }

  private struct RecordingCard: LoyaltyCard {
    let box: RecordingCardBox
    let guest: String

    func stamps() throws(CardError) -> Int {
      box.asked.append("stamps of \(guest)")
      guard let count = box.stamps[guest] else { throw .noCard(guest) }
      return count
    }

    func addStamp() throws(CardError) {
      box.asked.append("stamp for \(guest)")
      guard let count = box.stamps[guest] else { throw .noCard(guest) }
      box.stamps[guest] = count + 1
    }
  }
}
