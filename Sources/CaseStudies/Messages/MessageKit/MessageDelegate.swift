/// Is told what happens on the screen. It is told, not asked: it can't forbid a choice.
@MainActor
public protocol MessageDelegate: AnyObject {
  /// A message was shown.
  ///
  /// - Parameter index: Its index in the data source, counted from 0.
  func didShow(_ message: MessageModel, at index: Int)

  /// A person chose a message. What is to be done goes by the message's id: the same delegate may
  /// stand at another list, in another order.
  ///
  /// - Parameter index: Its index in the data source, counted from 0.
  func didChoose(_ message: MessageModel, at index: Int)
}
