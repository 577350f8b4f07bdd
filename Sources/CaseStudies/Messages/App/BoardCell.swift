import MessageKit

/// The board's own rows. They show the thank-yous, for which the kit's messages have no field.
struct BoardCell: MessageCell {
  private let board: Board

  /// Creates the rows for a board.
  init(_ board: Board) {
    self.board = board
  }

  /// The number of thank-yous, the text of the note, and its author.
  func row(for message: MessageModel) -> String {
    let thanks = Int(message.id).flatMap { board.notes[$0]?.thanks }
    return "+\(thanks.map(String.init) ?? "?")  \(message.text) (\(message.author))"
  }
}
