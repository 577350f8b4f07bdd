/// Receives events from the screen. A delegate can't prevent a choice.
@MainActor
public protocol MessageDelegate: AnyObject {
  /// A message was shown.
  ///
  /// - Parameter index: The message's index in the data source, counted from 0.
  func didShow(_ message: MessageModel, at index: Int)

  /// The user chose a message. Identify it by its id, not by its index: the same delegate may serve
  /// several lists with different orders.
  ///
  /// - Parameter index: The message's index in the data source, counted from 0.
  func didChoose(_ message: MessageModel, at index: Int)
}
