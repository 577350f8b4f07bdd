import MessageKit

/// Shows the board's notes as messages, in the order of their numbers.
///
/// - Role: adapter; target is `MessageDataSource`, adaptee is `Board` (GoF p. 139).
struct BoardMessages: MessageDataSource {
  private let board: Board

  /// Wraps a board.
  init(_ board: Board) {
    self.board = board
  }

  /// The number of notes on the board.
  var count: Int {
    board.notes.count
  }

  /// The note at an index as a message, or nil when no note is there.
  func message(at index: Int) -> MessageModel? {
    let numbers = board.notes.keys.sorted()
    guard numbers.indices.contains(index), let note = board.notes[numbers[index]] else {
      return nil
    }
    return MessageModel(
      id: String(numbers[index]), author: note.writer ?? "Somebody",
      text: note.lines.joined(separator: " "))
  }
}
