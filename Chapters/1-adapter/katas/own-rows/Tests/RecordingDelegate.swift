import MessageKit
import TestSupport

/// A delegate that writes down which messages it is told of.
final class RecordingDelegate: MessageDelegate {
  /// The ids of the messages that were shown, in order.
  var shown: [String] { shownNotes.all }
  private let shownNotes = Notes<String>()

  /// The ids of the messages that were chosen, in order.
  var chosen: [String] { chosenNotes.all }
  private let chosenNotes = Notes<String>()

  func didShow(_ message: MessageModel, at index: Int) {
    shownNotes.write(message.id)
  }

  func didChoose(_ message: MessageModel, at index: Int) {
    chosenNotes.write(message.id)
  }
}
