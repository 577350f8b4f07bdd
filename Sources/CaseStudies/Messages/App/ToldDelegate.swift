import MessageKit

/// Logs each choice that a delegate is told about, and forwards all calls to that delegate.
final class ToldDelegate: MessageDelegate {
  private let delegate: any MessageDelegate
  private let write: (String) -> Void

  init(forwardingTo delegate: some MessageDelegate, write: @escaping (String) -> Void) {
    self.delegate = delegate
    self.write = write
  }

  func didShow(_ message: MessageModel, at index: Int) {
    delegate.didShow(message, at: index)
  }

  func didChoose(_ message: MessageModel, at index: Int) {
    write("delegate told: chosen at index \(index)")
    delegate.didChoose(message, at: index)
  }
}
