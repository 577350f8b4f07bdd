/// Writes the row of a message: an app's own way to say what is in it.
///
/// The kit puts a number before the row, keeps the row on one line of the terminal, and shows what
/// would be a command to the terminal as a sign. So a number always stands beside its own message,
/// and a row can't change its neighbours.
@MainActor
public protocol MessageCell {
  /// The words of the row.
  func row(for message: MessageModel) -> String
}

/// The row of apps that bring none: who wrote it, and what it says.
public struct DefaultCell: MessageCell {
  /// Creates the cell.
  public init() {}

  /// The words of the row.
  public func row(for message: MessageModel) -> String {
    "\(message.author): \(message.text)"
  }
}
