import TestSupport

/// The north line's own program, the same for all its customers.
actor NorthFerry {
  /// The north line's errors.
  enum Fault: Error {
    case noSeats(left: Int)
    case harborClosed
  }

  /// The calls that arrived, in order.
  var asked: [String] { notes.all }

  /// The days for which somebody asked for the fare, in order.
  var faresAsked: [Int] { fareNotes.all }

  private let notes = Notes<String>()
  private let fareNotes = Notes<Int>()
  private var seats: Int
  private var isOpen: Bool
  private let price: (euros: Int, cents: Int)
  private let fares: [Int: (euros: Int, cents: Int)]
  private var number = 100

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - seats: The number of free seats.
  ///   - price: The fare on most days.
  ///   - fares: The fares on all other days.
  ///   - isOpen: Whether the line's harbor is open.
  init(
    seats: Int = 20, price: (euros: Int, cents: Int) = (12, 5),
    fares: [Int: (euros: Int, cents: Int)] = [:], isOpen: Bool = true
  ) {
    self.seats = seats
    self.price = price
    self.fares = fares
    self.isOpen = isOpen
  }

  /// Returns the fare for one person on a day.
  func fare(day: Int) -> (euros: Int, cents: Int) {
    fareNotes.write(day)
    return fares[day] ?? price
  }

  /// Reserves seats for people who travel together, under one code.
  func reserve(persons: Int, day: Int) throws -> String {
    notes.write("reserve \(persons) on \(day)")
    guard isOpen else { throw Fault.harborClosed }
    guard persons <= seats else { throw Fault.noSeats(left: seats) }
    seats -= persons
    number += 1
    return "N-\(number)"
  }

  /// Gives back a code's seats.
  func cancel(_ code: String) {
    notes.write("cancel \(code)")
  }
}
