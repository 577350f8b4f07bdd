// swift-format-ignore-file: NeverForceUnwrap

/// A first version of the list of notes, as it is often written: the screen itself reads the board.
///
/// The screen knows the board, its notes and its numbers. Different rows or a different store of
/// messages would need a different screen.
@MainActor
final class CoupledBoardScreen {
  private let board: Board
  private var numbers: [Int] = []

  /// The text that the user sees.
  private(set) var lines: [String] = []

  /// Creates a screen that shows a board.
  init(board: Board) {
    self.board = board
  }

  /// Reads the notes from the board, and shows them.
  func show() {
    numbers = board.notes.keys.sorted()
    lines = numbers.enumerated().map { index, number in
      let note = board.notes[number]!
      let text = note.lines.joined(separator: " ")
      return "\(index + 1) +\(note.thanks)  \(text) (\(note.writer ?? "Somebody"))"
    }
  }

  /// Thanks the author of the note with this number on the screen, and shows the list again.
  func choose(_ number: Int) {
    let note = board.notes[numbers[number - 1]]!
    board.thank(for: numbers[number - 1])
    show()
    lines.append("Chosen: the note by \(note.writer ?? "Somebody").")
  }
}
