/// Why no message was chosen.
public enum MessageChoiceError: Error, Hashable, Sendable {
  /// No message on the screen has this number. The numbers go from 1 to `count`.
  case noSuchNumber(Int, count: Int)

  /// The message with this number was removed after it was shown.
  case gone(Int)
}

extension MessageChoiceError: CustomStringConvertible {
  /// An explanation for the user: what went wrong, and what they can do.
  public var description: String {
    switch self {
    case .noSuchNumber(_, count: 0): "There is nothing to choose."
    case .noSuchNumber(let number, count: 1): "There is no message \(number): choose 1."
    case .noSuchNumber(let number, let count):
      "There is no message \(number): choose 1 to \(count)."
    case .gone(let number): "Message \(number) is gone. Refresh the list, then choose again."
    }
  }
}
