import MessageKit

/// Thanks for the note that somebody chooses.
final class BoardThanks: MessageDelegate {
  private let board: Board

  /// Creates a delegate for a board.
  init(_ board: Board) {
    self.board = board
  }

  /// Nothing is to be done when a note is shown.
  func didShow(_ message: MessageModel, at index: Int) {}

  /// Thanks for a note.
  func didChoose(_ message: MessageModel, at index: Int) {
    guard let number = Int(message.id) else { return }
    board.thank(for: number)
  }
}
