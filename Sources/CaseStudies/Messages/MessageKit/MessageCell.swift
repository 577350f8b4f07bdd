/// Formats a message as a row of text.
///
/// The kit numbers each row, cuts the row off at the edge of the terminal, and shows terminal
/// commands as visible characters. So each row stays next to its number, and can't change other
/// rows.
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
