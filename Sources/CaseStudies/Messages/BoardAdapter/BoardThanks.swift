import MessageKit
import PinBoard

/// Thanks for the note that somebody chooses.
public final class BoardThanks: MessageDelegate {
  private let board: Board

  /// Creates a delegate for a board.
  public init(_ board: Board) {
    self.board = board
  }

  /// Nothing is to be done when a note is shown.
  public func didShow(_ message: MessageModel, at index: Int) {}

  /// Thanks for a note.
  public func didChoose(_ message: MessageModel, at index: Int) {
    guard let number = Int(message.id) else { return }
    board.thank(for: number)
  }
}
