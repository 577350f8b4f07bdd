/// Receives events from the screen. A delegate can't prevent the user from choosing a message.
@MainActor
public protocol MessageDelegate: AnyObject {
  /// A message was shown.
  ///
  /// - Parameter index: The message's index in the data source, counted from 0.
  func didShow(_ message: MessageModel, at index: Int)

  /// The user chose a message. To identify the message, use its id, not the index: the same
  /// delegate may serve several lists with different orders.
  ///
  /// - Parameter index: The message's index in the data source, counted from 0.
  func didChoose(_ message: MessageModel, at index: Int)
}
