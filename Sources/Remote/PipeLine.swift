/// A line that crossed between two processes.
public struct PipeLine: Hashable, Sendable {
  /// Which way it went, seen from the caller.
  public enum Direction: String, Sendable {
    /// To the host of the search client.
    case out = "->"

    /// Back from it.
    case back = "<-"
  }

  /// The host's process number.
  public let process: Int32

  /// Which way it went.
  public let direction: Direction

  /// What stood on it, with the token struck out.
  public let text: String
}

extension PipeLine: CustomStringConvertible {
  /// The direction and the text.
  public var description: String {
    "\(direction.rawValue) \(text)"
  }
}
