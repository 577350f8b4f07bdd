/// Why nothing was chosen.
public enum MessageChoiceError: Error, Hashable, Sendable {
  /// No message on the screen has the number; `count` messages have one.
  case noSuchNumber(Int, count: Int)

  /// The message of that number was there when it was shown, and isn't any more.
  case gone(Int)
}

extension MessageChoiceError: CustomStringConvertible {
  /// A sentence for the user that says what they can do.
  public var description: String {
    switch self {
    case .noSuchNumber(_, count: 0): "There is nothing to choose."
    case .noSuchNumber(let number, count: 1): "There is no message \(number): choose 1."
    case .noSuchNumber(let number, let count):
      "There is no message \(number): choose 1 to \(count)."
    case .gone(let number): "Message \(number) isn't there any more. Look again, then choose."
    }
  }
}
