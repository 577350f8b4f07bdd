import MessageKit

/// Thanks the author of each chosen note.
final class BoardThanks: MessageDelegate {
  private let board: Board

  /// Creates a delegate for a board.
  init(_ board: Board) {
    self.board = board
  }

  /// Does nothing: showing a note needs no reaction.
  func didShow(_ message: MessageModel, at index: Int) {}

  /// Counts a thank-you for the chosen note.
  func didChoose(_ message: MessageModel, at index: Int) {
    guard let number = Int(message.id) else { return }
    board.thank(for: number)
  }
}
