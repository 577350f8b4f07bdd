import MessageKit

/// The board's own rows: they show the thanks, which the kit's messages don't have.
struct BoardCell: MessageCell {
  private let board: Board

  /// Creates the rows for a board.
  init(_ board: Board) {
    self.board = board
  }

  /// The thanks, what the note says, and who wrote it.
  func row(for message: MessageModel) -> String {
    let thanks = Int(message.id).flatMap { board.notes[$0]?.thanks }
    return "+\(thanks.map(String.init) ?? "?")  \(message.text) (\(message.author))"
  }
}
