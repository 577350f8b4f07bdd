/// Writes a message's row in the app's own form.
///
/// The kit puts a number before the row, keeps the row on one line of the terminal, and shows
/// terminal commands as visible characters. So each number is next to its own message, and a row
/// can't change its neighbors.
@MainActor
public protocol MessageCell {
  /// Returns the text of the row.
  func row(for message: MessageModel) -> String
}

/// The default row: the message's author and text.
public struct DefaultCell: MessageCell {
  /// Creates the cell.
  public init() {}

  /// Returns the text of the row.
  public func row(for message: MessageModel) -> String {
    "\(message.author): \(message.text)"
  }
}
