// swift-format-ignore-file: NeverForceUnwrap

/// The list of the board's notes as it is often written first: the screen reads the board itself.
///
/// It knows the board, its notes and its numbers. Another store of messages needs another screen,
/// and so do other rows.
@MainActor
final class CoupledBoardScreen {
  private let board: Board
  private var numbers: [Int] = []

  /// What the user sees.
  private(set) var lines: [String] = []

  /// Creates a screen that shows a board.
  init(board: Board) {
    self.board = board
  }

  /// Reads the notes anew, and shows them.
  func show() {
    numbers = board.notes.keys.sorted()
    lines = numbers.enumerated().map { index, number in
      let note = board.notes[number]!
      let text = note.lines.joined(separator: " ")
      return "\(index + 1) +\(note.thanks)  \(text) (\(note.writer ?? "Somebody"))"
    }
  }

  /// Thanks for the note that stands beside a number, and shows the list anew.
  func choose(_ number: Int) {
    let note = board.notes[numbers[number - 1]]!
    board.thank(for: numbers[number - 1])
    show()
    lines.append("Chosen: the note of \(note.writer ?? "Somebody").")
  }
}
