import TestSupport

/// The south line's own program. It sells one seat at a time.
actor SouthLine {
  /// The calls that arrived, in order.
  var asked: [String] { notes.all }

  /// The days for which somebody asked whether the ferry sails, in order.
  var sailingsAsked: [Int] { sailingNotes.all }

  private let notes = Notes<String>()
  private let sailingNotes = Notes<Int>()
  private var free: [String]
  private let days: ClosedRange<Int>

  /// The price of each seat, in cents.
  nonisolated let seatPrice: Int

  init(
    free: [String] = ["Deck 1", "Deck 2", "Saloon 7", "Saloon 8", "Bow 1", "Bow 2"],
    seatPrice: Int = 999, days: ClosedRange<Int> = 100...300
  ) {
    self.free = free
    self.seatPrice = seatPrice
    self.days = days
  }

  /// Returns whether the ferry sails on a day.
  func isSailing(_ day: Int) -> Bool {
    sailingNotes.write(day)
    return days.contains(day)
  }

  /// Takes the next free seat. Returns nil when none is free.
  func nextSeat(_ day: Int) -> String? {
    notes.write("seat on \(day)")
    return free.isEmpty ? nil : free.removeFirst()
  }

  /// Gives a seat back.
  func giveBack(_ seat: String, _ day: Int) {
    notes.write("back \(seat) on \(day)")
    free.append(seat)
  }
}
