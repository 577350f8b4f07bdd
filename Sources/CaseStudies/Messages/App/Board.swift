/// The board at the harbour, where people pin notes. Each gets a number, which is never given
/// again.
///
/// - Role: adaptee. It knows nothing of lists on a screen.
@MainActor
final class Board {
  private var lastNumber = 0

  /// The notes that hang there now, by their numbers.
  private(set) var notes: [Int: Note] = [:]

  /// Creates a board with some notes; the first gets the number 1.
  init(_ notes: [Note] = []) {
    for note in notes { pin(note) }
  }

  /// Pins a note to the board.
  ///
  /// - Returns: Its number.
  @discardableResult
  func pin(_ note: Note) -> Int {
    lastNumber += 1
    notes[lastNumber] = note
    return lastNumber
  }

  /// Takes a note down. Nothing happens when there is none with the number.
  func takeDown(_ number: Int) {
    notes[number] = nil
  }

  /// Thanks for a note. Nothing happens when there is none with the number.
  func thank(for number: Int) {
    notes[number]?.thanks += 1
  }
}
