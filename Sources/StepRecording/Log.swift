import Locking

/// The lines that wrappers log, in order.
public final class Log: Sendable {
  private let written = Locked<[String]>([])

  /// Creates an empty log.
  public init() {}

  /// The lines so far.
  public var lines: [String] {
    written.withLock(\.self)
  }

  /// Adds a line. Any thread may call this.
  @Sendable
  public func write(_ line: String) {
    written.withLock { $0.append(line) }
  }
}
