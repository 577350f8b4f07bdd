import TestSupport

/// A shop that records its calls, and answers as the test wants.
final class RecordingShop: BikeShop {
  /// The lines of the shop's next bills.
  var lines: [Bill.Line]

  /// The error of the next calls, or nil for calls that work.
  var failure: BikeShopError?

  /// The number of free bicycles that the shop reports.
  var free = 7

  /// The shop's advice for guests.
  var words: String?

  var asked: [String] { notes.all }
  private let notes = Notes<String>()

  init(_ lines: [Bill.Line] = [Bill.Line(text: "bicycles", cents: 2000)]) {
    self.lines = lines
  }

  func freeBikes(on day: String) -> Int {
    notes.write("free on \(day)")
    return free
  }

  func offer(for trip: Trip) throws(BikeShopError) -> Bill {
    notes.write("offer \(trip.bikes) to \(trip.guest) on \(trip.day)")
    if let failure { throw failure }
    return Bill(number: nil, lines: lines)
  }

  func rent(for trip: Trip) throws(BikeShopError) -> Bill {
    notes.write("rent \(trip.bikes) to \(trip.guest) on \(trip.day)")
    if let failure { throw failure }
    return Bill(number: 41, lines: lines)
  }

  func advice(for day: String) -> String? {
    notes.write("advice for \(day)")
    return words
  }
}
