import TestSupport

/// The program of the north line, as they sell it to everybody.
actor NorthFerry {
  /// What went wrong at the north line.
  enum Fault: Error {
    case noSeats(left: Int)
    case harbourClosed
  }

  /// What was asked, in order.
  var asked: [String] { notes.all }

  /// The days whose fare was asked for, in order.
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
  ///   - seats: How many seats are free.
  ///   - price: The fare on most days.
  ///   - fares: The fare on the other days.
  ///   - isOpen: Whether its harbour is open.
  init(
    seats: Int = 20, price: (euros: Int, cents: Int) = (12, 5),
    fares: [Int: (euros: Int, cents: Int)] = [:], isOpen: Bool = true
  ) {
    self.seats = seats
    self.price = price
    self.fares = fares
    self.isOpen = isOpen
  }

  /// What one person pays on a day.
  func fare(day: Int) -> (euros: Int, cents: Int) {
    fareNotes.write(day)
    return fares[day] ?? price
  }

  /// Takes seats for persons who travel together, under one code.
  func reserve(persons: Int, day: Int) throws -> String {
    notes.write("reserve \(persons) on \(day)")
    guard isOpen else { throw Fault.harbourClosed }
    guard persons <= seats else { throw Fault.noSeats(left: seats) }
    seats -= persons
    number += 1
    return "N-\(number)"
  }

  /// Gives the seats of a code back.
  func cancel(_ code: String) {
    notes.write("cancel \(code)")
  }
}
