import MessageKit

/// A delegate that writes down which messages it is told of.
final class RecordingDelegate: MessageDelegate {
  /// The ids of the messages that were shown, in order.
  private(set) var shown: [String] = []

  /// The ids of the messages that were chosen, in order.
  private(set) var chosen: [String] = []

  func didShow(_ message: MessageModel, at index: Int) {
    shown.append(message.id)
  }

  func didChoose(_ message: MessageModel, at index: Int) {
    chosen.append(message.id)
  }
}
