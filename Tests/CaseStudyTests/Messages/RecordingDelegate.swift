import MessageKit

/// Records each call, and runs `whenShown` when a message is shown.
final class RecordingDelegate: MessageDelegate {
  private(set) var told: [String] = []
  var whenShown: () -> Void = {}

  func didShow(_ message: MessageModel, at index: Int) {
    told.append("shown \(message.id) at \(index)")
    whenShown()
  }

  func didChoose(_ message: MessageModel, at index: Int) {
    told.append("chosen \(message.id) at \(index)")
  }
}
