import TestSupport

/// A box that records every call to it and to its cards. Some guests have a card with 3
/// stamps.
final class RecordingCardBox: CardBox {
  /// The guests who have a card. One name has unusual spaces and capitals, and one is empty.
  static let guests = ["mia", " Mia ÖZ ", ""]

  var asked: [String] { notes.all }
  private let notes = Notes<String>()
  private var stamps = Dictionary(uniqueKeysWithValues: guests.map { ($0, 3) })

  func card(of guest: String) throws(CardError) -> any LoyaltyCard {
    notes.write("card of \(guest)")
    guard stamps[guest] != nil else { throw .noCard(guest) }
    return RecordingCard(box: self, guest: guest)
  }

  func newCard(for guest: String) throws(CardError) -> any LoyaltyCard {
    notes.write("new card for \(guest)")
    guard stamps[guest] == nil else { throw .hasCard(guest) }
    stamps[guest] = 0
    return RecordingCard(box: self, guest: guest)
  }

  func removeCard(of guest: String) throws(CardError) {
    notes.write("remove card of \(guest)")
    guard stamps.removeValue(forKey: guest) != nil else { throw .noCard(guest) }
  }

  private struct RecordingCard: LoyaltyCard {
    let box: RecordingCardBox
    let guest: String

    func stamps() throws(CardError) -> Int {
      box.notes.write("stamps of \(guest)")
      guard let count = box.stamps[guest] else { throw .noCard(guest) }
      return count
    }

    func addStamp() throws(CardError) {
      box.notes.write("stamp for \(guest)")
      guard let count = box.stamps[guest] else { throw .noCard(guest) }
      box.stamps[guest] = count + 1
    }
  }
}
