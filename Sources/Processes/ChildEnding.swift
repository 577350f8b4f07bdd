/// How a child process came to its end.
public enum ChildEnding: Equatable, Sendable {
  /// It ended by itself, with a status.
  case exited(Int32)

  /// A signal ended it that we didn't send.
  case signalled(Int32)

  /// It was still running when its time was up, and was killed.
  case hung(after: Duration)

  /// It wrote more than it may, to its output or its errors, and was killed.
  case flooded(bytes: Int)

  /// It never ran, for the reason that the system gave.
  case notStarted(String)
}
