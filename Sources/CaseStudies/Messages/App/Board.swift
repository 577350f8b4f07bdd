/// A notice board. Each note on it gets a number, which is never used again.
///
/// - Role: adaptee. It knows nothing about lists on a screen.
@MainActor
final class Board {
  private var lastNumber = 0

  /// The notes on the board, by number.
  private(set) var notes: [Int: Note] = [:]

  /// Creates a board with some notes. The first note gets the number 1.
  init(_ notes: [Note] = []) {
    for note in notes { pin(note) }
  }

  /// Pins a note to the board.
  ///
  /// - Returns: The note's number.
  @discardableResult
  func pin(_ note: Note) -> Int {
    lastNumber += 1
    notes[lastNumber] = note
    return lastNumber
  }

  /// Removes a note. Nothing happens if no note has this number.
  func takeDown(_ number: Int) {
    notes[number] = nil
  }

  /// Counts a thank-you for a note. Nothing happens if no note has this number.
  func thank(for number: Int) {
    notes[number]?.thanks += 1
  }
}
